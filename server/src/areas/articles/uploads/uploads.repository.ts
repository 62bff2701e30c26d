import type pg from 'pg';
import type { Queryable } from '../../../platform/database/transaction';
import type { ImageFacts } from './image-facts';

interface NewUpload extends ImageFacts {
  name: string;
  bytes: Buffer;
  sentBy: number;
}

export async function insertUpload(db: Queryable, upload: NewUpload): Promise<void> {
  const { name, contentType, width, height, bytes, sentBy } = upload;
  await db.query({
    name: 'upload-insert',
    text: `insert into upload (name, content_type, width, height, bytes, sent_by) values ($1, $2, $3, $4, $5, $6)`,
    values: [name, contentType, width, height, bytes, sentBy],
  });
}

export async function findUpload(
  pool: pg.Pool,
  name: string,
): Promise<{ contentType: string; bytes: Buffer } | null> {
  const { rows } = await pool.query<{ contentType: string; bytes: Buffer }>({
    name: 'upload-by-name',
    text: 'select content_type as "contentType", bytes from upload where name = $1',
    values: [name],
  });
  return rows[0] ?? null;
}

interface NewToken {
  tokenHash: Buffer;
  key: string;
  userId: number;
}

export async function insertUploadToken(pool: pg.Pool, { tokenHash, key, userId }: NewToken): Promise<void> {
  await pool.query({
    name: 'upload-token-insert',
    text: `insert into upload_token (token_hash, key, user_id, expires_at) values ($1, $2, $3, now() + interval '10 minutes')`,
    values: [tokenHash, key, userId],
  });
}

/** Uses a token up. @returns null when it is unknown, used or too old */
export async function takeUploadToken(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ key: string; userId: number } | null> {
  const { rows } = await db.query<{ key: string; userId: number }>({
    name: 'upload-token-take',
    text: `delete from upload_token where token_hash = $1 and expires_at > now()
           returning key, user_id as "userId"`,
    values: [tokenHash],
  });
  return rows[0] ?? null;
}

export async function removeOldUploadTokens(pool: pg.Pool): Promise<void> {
  await pool.query('delete from upload_token where expires_at <= now()');
}
