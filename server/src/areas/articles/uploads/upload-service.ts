import { apiPaths, type UploadAnswer, type UploadToken } from '@backoffice/contract';
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { HttpError } from '../../../platform/http/http-error';
import type { BucketSettings } from '../../../platform/settings/bucket-settings';
import { acceptImage } from './accept-image';
import { bucketToken } from './bucket-token';
import { insertUpload, insertUploadToken, takeUploadToken } from './uploads.repository';

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const newKey = () => randomBytes(16).toString('hex');

async function fileOf(form: FormData): Promise<Buffer> {
  const files = form.getAll('file');
  const [file] = files;
  if (files.length === 1 && file instanceof Blob) return Buffer.from(await file.arrayBuffer());
  const message = files.length > 1 ? 'Send one file at a time' : 'A file is missing';
  throw new HttpError(400, message, { errors: [{ path: 'file', message }] });
}

/** Takes images. The name that a file had is not kept: each gets one that nobody can guess. */
export class UploadService {
  constructor(
    private readonly pool: pg.Pool,
    private readonly bucket: BucketSettings | null,
  ) {}

  async token(userId: number): Promise<UploadToken> {
    if (this.bucket) {
      const key = newKey();
      const token = bucketToken(this.bucket, key, Date.now());
      return { qiniu_key: key, qiniu_token: token, qiniu_url: this.bucket.uploadUrl };
    }
    const token = randomBytes(32).toString('base64url');
    const key = newKey();
    await insertUploadToken(this.pool, { tokenHash: hashOf(token), key, userId });
    return { qiniu_key: key, qiniu_token: token, qiniu_url: apiPaths.tokenUpload };
  }

  /** A form as Qiniu takes it. A token is good for one file; one whose file was refused can be used again. */
  async byToken(form: FormData): Promise<UploadAnswer> {
    const token = form.get('token');
    const bytes = await fileOf(form);
    return inTransaction(this.pool, async (transaction) => {
      const taken = typeof token === 'string' ? await takeUploadToken(transaction, hashOf(token)) : null;
      if (!taken) {
        const message = 'The upload token is unknown, used or too old';
        throw new HttpError(400, message, { errors: [{ path: 'token', message }] });
      }
      return this.store(transaction, taken.key, bytes, taken.userId);
    });
  }

  async byUser(form: FormData, userId: number): Promise<UploadAnswer> {
    return this.store(this.pool, newKey(), await fileOf(form), userId);
  }

  private async store(db: Queryable, key: string, bytes: Buffer, sentBy: number): Promise<UploadAnswer> {
    const facts = acceptImage(bytes);
    const name = `${key}.${facts.ending}`;
    await insertUpload(db, { ...facts, name, bytes, sentBy });
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { key: name, hash, files: { file: `${apiPaths.uploads}/${name}` } };
  }
}
