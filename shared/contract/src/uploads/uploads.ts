import * as z from 'zod/mini';
import { apiPaths } from '../api-paths';

export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
/** A form around the largest file. */
export const UPLOAD_FORM_MAX_BYTES = UPLOAD_MAX_BYTES + 64 * 1024;
/** Of an image, in pixels. A small file may hold an image that no memory does. */
export const UPLOAD_MAX_EDGE = 8192;
export const UPLOAD_MAX_PIXELS = 32_000_000;

/** What the server calls an uploaded file: nothing of the name that it had. In a bucket it has no ending. */
export const uploadName = /^[0-9a-f]{32}(\.(png|jpg|gif|webp))?$/;

/** `GET /qiniu/upload/token`: good for one file, within ten minutes. */
export const uploadTokenResponse = z.object({
  /** The name to be. */
  qiniu_key: z.string(),
  qiniu_token: z.string(),
  /** Where to send the form with `token`, `key` and `file`; a path is one of the API. */
  qiniu_url: z.string(),
});
export type UploadToken = z.infer<typeof uploadTokenResponse>;

/** What an upload answers, without the envelope, as Qiniu and the echo endpoints of demos do. */
export interface UploadAnswer {
  key: string;
  hash: string;
  /** `file` is the path of the image. */
  files: { file: string };
}

/**
 * The path of an uploaded file as it is stored, from its path or from its address on whichever server.
 *
 * @returns null for what is no uploaded file
 */
export function uploadedPath(address: string): string | null {
  const [, path, name] = /^(?:https?:\/\/[^/?#\s]+)?(\/uploads\/([^/?#]+))$/.exec(address) ?? [];
  return path?.startsWith(`${apiPaths.uploads}/`) && uploadName.test(name ?? '') ? path : null;
}
