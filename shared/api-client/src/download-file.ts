// Apart from the rest: the host alone asks for files.
import { apiAddress, sessionToken } from './api';
import { ApiError } from './api-error';
import { decodeEnvelope } from './decode-envelope';

/** A file that stands still for so long is given up. */
const SILENCE_MS = 60_000;

/**
 * Fetches a file of the API, which the session's token opens: an address with a right of its own could be handed on.
 *
 * @throws ApiError
 */
export async function downloadFile(path: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', apiAddress(path));
    request.setRequestHeader('Authorization', `Bearer ${sessionToken() ?? ''}`);
    request.responseType = 'blob';
    let timer: ReturnType<typeof setTimeout>;
    const isAlive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        reject(new ApiError('Timeout', { kind: 'timeout', status: 0 }));
      }, SILENCE_MS);
    };
    isAlive();
    request.addEventListener('progress', isAlive);
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('error', () =>
      reject(new ApiError('Network Error', { kind: 'network', status: 0 })),
    );
    request.addEventListener('load', () => {
      const { status } = request;
      const content = request.response as Blob;
      if (status === 200) resolve(content);
      else
        void content
          .text()
          .then((text) => decodeEnvelope({ httpStatus: status, text, requestId: '' }))
          .catch(reject);
    });
    request.send();
  });
}
