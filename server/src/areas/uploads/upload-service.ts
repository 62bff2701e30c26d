import { apiPaths, UPLOAD_MAX_BYTES, type UploadAnswer, type UploadToken } from '@backoffice/contract';
import { withoutMetadata } from '@backoffice/contract/image-metadata';
import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import { hashOf } from '../../platform/encryption/keyring';
import { refusedField } from '../../platform/http/http-error';
import type { BucketSettings } from '../../platform/settings/bucket-settings';
import { acceptImage } from './accept-image';
import { insertUpload, insertUploadToken, isUploadToken, spendUploadToken } from './uploads.repository';

const BUCKET_TOKEN_SECONDS = 10 * 60;
const IMAGES = 'image/png;image/jpeg;image/gif;image/webp';

const newKey = () => randomBytes(16).toString('hex');

/** Encodes URL-safe base64 as Qiniu reads it, with padding. */
const encoded = (bytes: Buffer) => bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_');

/**
 * Returns a token of Qiniu: an upload policy with its HMAC-SHA1. It permits storing one new image under `key`, of the kinds and
 * the size that this server accepts itself; Qiniu detects the kind from the content, and answers as `POST /qiniu/upload` does.
 *
 * @see https://developer.qiniu.com/kodo/1206/put-policy
 */
function bucketToken({ bucket, accessKey, secretKey }: BucketSettings, key: string): string {
  const policy = {
    scope: `${bucket}:${key}`,
    deadline: Math.floor(Date.now() / 1000) + BUCKET_TOKEN_SECONDS,
    insertOnly: 1,
    fsizeLimit: UPLOAD_MAX_BYTES,
    detectMime: 1,
    mimeLimit: IMAGES,
    returnBody: JSON.stringify({ key, hash: '$(etag)', files: { file: `${apiPaths.uploads}/${key}` } }),
  };
  const signed = encoded(Buffer.from(JSON.stringify(policy)));
  return `${accessKey}:${encoded(createHmac('sha1', secretKey).update(signed).digest())}:${signed}`;
}

const unknownToken = () => refusedField(400, 'token', 'upload-token');
const A_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Stores images. The original name of a file is replaced by a random one. */
export class UploadService {
  constructor(
    private readonly pool: pg.Pool,
    private readonly bucket: BucketSettings | null,
  ) {}

  async token(userId: number): Promise<UploadToken> {
    const key = newKey();
    if (this.bucket)
      return {
        qiniu_key: key,
        qiniu_token: bucketToken(this.bucket, key),
        qiniu_url: this.bucket.uploadUrl,
      };
    const token = randomBytes(32).toString('base64url');
    await insertUploadToken(this.pool, { tokenHash: hashOf(token), key, userId });
    return { qiniu_key: key, qiniu_token: token, qiniu_url: apiPaths.tokenUpload };
  }

  /**
   * Checks a token before the file of a form is read.
   *
   * @throws HttpError 400 for a token that is unknown, used or expired
   */
  async checkToken(token = ''): Promise<void> {
    if (!A_TOKEN.test(token) || !(await isUploadToken(this.pool, { tokenHash: hashOf(token) })))
      throw unknownToken();
  }

  /** Stores a file by a token, which is valid for one file; after a refused file it can be used again. */
  byToken(token: string, image: Buffer): Promise<UploadAnswer> {
    return inTransaction(this.pool, async (transaction) => {
      const use = await spendUploadToken(transaction, { tokenHash: hashOf(token) });
      if (!use) throw unknownToken();
      return this.store(transaction, use.key, image, use.userId);
    });
  }

  byUser(image: Buffer, userId: number): Promise<UploadAnswer> {
    return this.store(this.pool, newKey(), image, userId);
  }

  private async store(db: Queryable, key: string, sent: Buffer, sentBy: number): Promise<UploadAnswer> {
    const image = acceptImage(sent);
    const cleaned = withoutMetadata(sent);
    if (!cleaned) throw refusedField(400, 'file', 'image-kind');
    const bytes = Buffer.concat(cleaned);
    const name = `${key}.${image.ending}`;
    await insertUpload(db, { ...image, name, bytes, sentBy });
    return { key: name, hash: hashOf(bytes).toString('hex'), files: { file: `${apiPaths.uploads}/${name}` } };
  }
}
