// A module of its own because only the host downloads files.
import { apiAddress, sessionToken } from './api';
import { ApiError } from './api-error';
import { decodeEnvelope } from './decode-envelope';
import { keyProof } from './key-proof';

/** The longest pause of a download in ms before it is given up. */
const SILENCE_MS = 60_000;

/**
 * Fetches a file of the API with the session's token. A link that grants access by itself could be passed on to others.
 *
 * @throws ApiError
 */
export async function downloadFile(path: string): Promise<Blob> {
  const token = sessionToken();
  const proof = (await keyProof('get', path, token)) ?? {};
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', apiAddress(path));
    request.setRequestHeader('Authorization', `Bearer ${token ?? ''}`);
    for (const [name, value] of Object.entries(proof)) request.setRequestHeader(name, value);
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
