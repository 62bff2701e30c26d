import type { FailureCode } from '@backoffice/contract';
import { apiAddress, sessionToken } from './api';
import { ApiError } from './api-error';
import { decodeEnvelope } from './decode-envelope';
import { keyProof } from './key-proof';

export interface UploadOptions {
  /** Called with the share sent so far, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  /** Sends the session's token; only for addresses of the API itself. */
  signedIn?: boolean;
}

/** The longest duration of an upload in ms; a file takes longer than a call. */
const UPLOAD_TIMEOUT_MS = 60_000;

function failureFor({ status, responseText }: Pick<XMLHttpRequest, 'status' | 'responseText'>): unknown {
  try {
    decodeEnvelope({ httpStatus: status, text: responseText, requestId: '' });
  } catch (error) {
    return error;
  }
  return new ApiError('Error', { kind: 'malformed', status });
}

const NO_PICTURE: { status: number; code: FailureCode; message: string } = {
  status: 400,
  code: 'image-kind',
  message: 'The file is not a PNG, JPEG, GIF, or WebP image.',
};

/** Removes camera metadata from pictures. The server would do so, but a bucket stores them as they are. */
async function withCleanPictures(form: FormData): Promise<FormData> {
  const { withoutMetadata } = await import('@backoffice/contract/image-metadata');
  const cleaned = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') cleaned.append(name, value);
    else {
      const parts = withoutMetadata(new Uint8Array(await value.arrayBuffer()));
      if (!parts) throw failureFor({ status: 400, responseText: JSON.stringify(NO_PICTURE) });
      cleaned.append(name, new File(parts, value.name, { type: value.type }));
    }
  }
  return cleaned;
}

/**
 * Sends a form with a picture by `XMLHttpRequest`, the only browser interface that reports upload progress. The session's token is
 * sent only with `signedIn`, since the address may be a bucket's.
 *
 * @param address an address of the API or of a bucket
 * @returns the JSON of the answer, which has no envelope
 * @throws ApiError
 */
export async function uploadForm(
  address: string,
  form: FormData,
  { onProgress, signal, signedIn }: UploadOptions = {},
): Promise<unknown> {
  const isOwn = address.startsWith(apiAddress('/'));
  const sent = isOwn ? form : await withCleanPictures(form);
  const token = signedIn ? sessionToken() : null;
  const proof =
    token && isOwn ? await keyProof('post', address.slice(apiAddress('/').length - 1), token) : {};
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const network = (kind: 'network' | 'timeout', message: string) => () =>
      reject(new ApiError(message, { kind, status: 0 }));
    request.open('POST', address);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(proof ?? {})) request.setRequestHeader(name, value);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener('error', network('network', 'Network Error'));
    request.addEventListener('timeout', network('timeout', 'Timeout'));
    request.addEventListener('abort', () => reject(signal?.reason));
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status > 299) {
        reject(failureFor(request));
        return;
      }
      try {
        resolve(JSON.parse(request.responseText));
      } catch (cause) {
        reject(new ApiError('Error', { kind: 'malformed', status: request.status, cause }));
      }
    });
    signal?.addEventListener('abort', () => request.abort());
    request.send(sent);
  });
}
