import { isBoundToken } from '@backoffice/contract/session-keys';
import { ApiError } from './api-error';

let isBinding = false;

// Loaded only where the server binds sessions to a key.
const loadKeys = () =>
  import(/* webpackChunkName: "session-key" */ './session-key').catch((cause: unknown) => {
    throw new ApiError('Network Error', { kind: 'network', status: 0, cause });
  });

/** Lets sign-ins bind their session to a key of this browser, and loads the code for it ahead. */
export function bindSessions(): void {
  isBinding = true;
  loadKeys().catch(() => {});
}

/**
 * Returns the header by which a call proves the key of its session; undefined where sessions have none. Rejects with an
 * `ApiError` when this browser does not have the key, or cannot keep one.
 */
export function keyProof(
  method: string,
  path: string,
  token: string | null,
): Promise<Record<string, string>> | undefined {
  if (!isBinding && !isBoundToken(token)) return undefined;
  return loadKeys().then(({ proofOf }) => proofOf(method.toUpperCase(), path, token));
}

/** Keeps the key of a session that has begun, from the answer to its sign-in; undefined for other answers. */
export function keepKey(answer: unknown): Promise<void> | undefined {
  const { token } = (answer ?? {}) as { token?: unknown };
  if (typeof token !== 'string' || !isBoundToken(token)) return undefined;
  return loadKeys().then((keys) => keys.keepKey(token));
}

/**
 * Corrects what made the server refuse a proof: no key yet, or the wrong time.
 *
 * @returns true when the call may be sent again; undefined for other refusals
 */
export function mendProof({ code, values }: ApiError): Promise<boolean> | undefined {
  if (code !== 'session-key-needed' && code !== 'session-key-refused') return undefined;
  const isFirst = code === 'session-key-needed' && !isBinding;
  if (isFirst) bindSessions();
  return loadKeys().then(({ learnTime }) => learnTime(Number(values?.now)) || isFirst);
}
