import * as z from 'zod/mini';
import { jsonText } from './setting-kinds';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const address = z.string().check(
  z.refine((url) => /^https?:\/\//.test(url) && URL.canParse(url) && !/[?#]/.test(url)),
  z.overwrite((url) => url.replace(/\/+$/, '')),
);

const bucket = z.strictObject({
  bucket: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,63}$/)),
  accessKey: text,
  secretKey: text,
  /** The address to which browsers upload images; it depends on the bucket's region. */
  uploadUrl: address,
  /** The public address for reading images by name. */
  publicUrl: address,
});

/** A bucket at Qiniu that stores uploaded images instead of the database. */
export type BucketSettings = z.infer<typeof bucket>;

/** Parses `QINIU_BUCKET`. */
export const bucketText = jsonText(
  bucket,
  'QINIU_BUCKET must be a JSON object {bucket, accessKey, secretKey, uploadUrl, publicUrl}; both addresses begin with http or https and have no query.',
);
