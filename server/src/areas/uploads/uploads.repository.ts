import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import type { ImageDetails } from './accept-image';

/** The maximum number of files in one run; the rest waits for the next. */
const AT_ONCE = 200;

interface NewUpload extends ImageDetails {
  name: string;
  bytes: Buffer;
  sentBy: number;
}

export const insertUpload = statement<never, NewUpload>(
  'upload-insert',
  `insert into upload (name, content_type, width, height, bytes, sent_by)
   values (:name, :contentType, :width, :height, :bytes, :sentBy)`,
).run;

export const findUpload = statement<{ contentType: string; bytes: Buffer }, { name: string }>(
  'upload-by-name',
  'select content_type as "contentType", bytes from upload where name = :name',
).oneOrNone;

interface TokenUse {
  key: string;
  userId: number;
}

export const insertUploadToken = statement<never, TokenUse & { tokenHash: Buffer }>(
  'upload-token-insert',
  `insert into upload_token (token_hash, key, user_id, expires_at)
   values (:tokenHash, :key, :userId, now() + interval '10 minutes')`,
).run;

/** Returns true when a token is valid, without using it. */
export const isUploadToken = statement<object, { tokenHash: Buffer }>(
  'upload-token-good',
  'select from upload_token where token_hash = :tokenHash and expires_at > now()',
).some;

/** Uses a token. @returns null when it is unknown, used or expired */
export const spendUploadToken = statement<TokenUse, { tokenHash: Buffer }>(
  'upload-token-spend',
  `delete from upload_token where token_hash = :tokenHash and expires_at > now()
   returning key, user_id as "userId"`,
).oneOrNone;

export const removeOldUploadTokens = statement(
  'upload-token-remove-old',
  'delete from upload_token where expires_at <= now()',
).run;

const isUsed = `(
  exists (select from article where uploads_in(image_uri) @> array[upload.name])
  or exists (select from article_content where uploads_in(html) @> array[upload.name])
  or exists (select from app_user where uploads_in(avatar) @> array[upload.name])
)`;

const checkUse = statement(
  'upload-check-use',
  `update upload
   set checked_at = now(), unused_since = case when not ${isUsed} then coalesce(unused_since, now()) end
   where name in (
     select name from upload where checked_at < now() - interval '1 day' order by checked_at limit ${AT_ONCE}
     for update skip locked
   )`,
);
const removeUnused = statement(
  'upload-remove-unused',
  `delete from upload
   where name in (
     select name from upload where unused_since < now() - interval '30 days' order by unused_since limit ${AT_ONCE}
     for update skip locked
   ) and not ${isUsed}`,
);

/**
 * Removes files that nothing has referred to for 30 days. This long, because a text with the file may wait in a browser, and a
 * writer who removes an image from an article may want it back. Each file is checked once a day.
 */
export async function removeUnusedUploads(db: Queryable): Promise<void> {
  await checkUse.run(db);
  await removeUnused.run(db);
}
