import { apiPaths, UPLOAD_MAX_BYTES } from '@backoffice/contract';
import { createHmac } from 'node:crypto';
import type { BucketSettings } from '../../../platform/settings/bucket-settings';

const LASTS_S = 10 * 60;
const IMAGES = 'image/png;image/jpeg;image/gif;image/webp';

/** Base64 for addresses as Qiniu reads it, which keeps the padding. */
const encoded = (bytes: Buffer) => bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_');

/**
 * A token of Qiniu: an upload policy with its HMAC-SHA1. It lets one new image be stored under `key`, of the kinds and the size
 * that this server takes itself; Qiniu looks at the content to know its kind, and answers what `POST /qiniu/upload` does.
 *
 * @see https://developer.qiniu.com/kodo/1206/put-policy
 */
export function bucketToken(bucket: BucketSettings, key: string, now: number): string {
  const policy = {
    scope: `${bucket.bucket}:${key}`,
    deadline: Math.floor(now / 1000) + LASTS_S,
    insertOnly: 1,
    fsizeLimit: UPLOAD_MAX_BYTES,
    detectMime: 1,
    mimeLimit: IMAGES,
    returnBody: JSON.stringify({ key, hash: '$(etag)', files: { file: `${apiPaths.uploads}/${key}` } }),
  };
  const signed = encoded(Buffer.from(JSON.stringify(policy)));
  const signature = encoded(createHmac('sha1', bucket.secretKey).update(signed).digest());
  return `${bucket.accessKey}:${signature}:${signed}`;
}
