import * as z from 'zod/mini';
import { apiPaths } from '../api-paths';

export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
/** Size of a form with the largest file. */
export const UPLOAD_FORM_MAX_BYTES = UPLOAD_MAX_BYTES + 64 * 1024;
/** Limits of an image, in pixels: a small file may decode to an image larger than memory. */
export const UPLOAD_MAX_EDGE = 8192;
export const UPLOAD_MAX_PIXELS = 32_000_000;

/** The name of an uploaded file on the server, without any part of the original name. In a bucket it has no extension. */
export const uploadName = /^[0-9a-f]{32}(\.(png|jpg|gif|webp))?$/;

/** `GET /qiniu/upload/token`: valid for one file, within ten minutes. */
export const uploadTokenResponse = z.object({
  /** The name of the file to upload. */
  qiniu_key: z.string(),
  qiniu_token: z.string(),
  /** The address for the form with `token`, `key` and `file`; a path belongs to the API. */
  qiniu_url: z.string(),
});
export type UploadToken = z.infer<typeof uploadTokenResponse>;

/** The answer to an upload, without the envelope, in the format of Qiniu and of the echo endpoints of demos. */
export interface UploadAnswer {
  key: string;
  hash: string;
  /** `file` is the path of the image. */
  files: { file: string };
}

/**
 * Returns the stored path of an uploaded file, from its path or from its address on any server.
 * @returns null if it is not an uploaded file
 */
export function uploadedPath(address: string): string | null {
  const [, path, name] = /^(?:https?:\/\/[^/?#\s]+)?(\/uploads\/([^/?#]+))$/.exec(address) ?? [];
  return path?.startsWith(`${apiPaths.uploads}/`) && uploadName.test(name ?? '') ? path : null;
}
