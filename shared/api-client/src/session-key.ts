import { isBoundToken, isSignInCall, KEY_PROOF_HEADER } from '@backoffice/contract/session-keys';
import { ApiError } from './api-error';

/** A key whose private half no script can read, with the corrections of this browser's clock that the server has taught. */
interface SessionKey {
  privateKey: CryptoKey;
  publicKey: JsonWebKey;
  /** The server's time minus the browser's, in seconds. */
  offset: number;
  /** The time of the sign-in, by which the oldest are removed. */
  at: number;
}

const STORE = 'keys';
/** The name of the key of a sign-in that is under way. */
const NEXT = 'next';
/** Tabs may sign in as several users, one after another. */
const KEPT = 5;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** A proof is accepted within a minute of the server's time. */
const SKEW_SECONDS = 5;
/** Calls that were sent together are refused together. */
const LEARNED_WITHIN_MS = 10_000;

const known = new Map<string, Promise<SessionKey>>();
/** The key of the sign-in that is under way, which may take several calls. */
let fresh: Promise<SessionKey> | null = null;
let offset = 0;
let learnedAt = -Infinity;

const seconds = () => Math.round(Date.now() / 1000 + offset);

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The keys are out of reach.', { cause: request.error }));
  });
}

/** Works on the keys of this browser. Keys can be stored in IndexedDB only, because they are no texts. */
async function inStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open('session-keys', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } finally {
    database.close();
  }
}

const encoded = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const inBytes = (text: string) => new TextEncoder().encode(text);
const part = (value: object) => encoded(inBytes(JSON.stringify(value)));

/** The name of a token's key: its hash, so that the store has no token. */
const nameOf = async (token: string) => encoded(await crypto.subtle.digest('SHA-256', inBytes(token)));

async function makeKey(): Promise<SessionKey> {
  try {
    const pair = await crypto.subtle.generateKey(ALGORITHM, false, ['sign']);
    const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
    const made = { privateKey: pair.privateKey, publicKey: { kty, crv, x, y }, offset, at: Date.now() };
    // Refused here, before the server has begun a session, where the browser does not keep keys.
    await inStore((store) => done(store.put(made, NEXT)));
    return made;
  } catch (cause) {
    const details = { kind: 'refused', status: 400, code: 'session-key-needed', cause } as const;
    throw new ApiError('This browser cannot keep a session key.', details);
  }
}

async function readKey(token: string): Promise<SessionKey> {
  const name = await nameOf(token);
  const stored = await inStore((store) => done(store.get(name) as IDBRequest<SessionKey | undefined>)).catch(
    () => undefined,
  );
  if (!stored) {
    const details = { kind: 'signed-out', status: 401, code: 'session-key-refused' } as const;
    throw new ApiError('This browser does not have the key of the session.', details);
  }
  offset ||= stored.offset;
  return stored;
}

function remembered(token: string): Promise<SessionKey> {
  const key = known.get(token) ?? readKey(token);
  known.set(token, key);
  key.catch(() => known.delete(token));
  return key;
}

async function freshKey(): Promise<SessionKey> {
  fresh ??= makeKey();
  try {
    return await fresh;
  } catch (error) {
    fresh = null;
    throw error;
  }
}

/** Returns the header of a call; none for one without a session that does not begin one. */
export async function proofOf(
  method: string,
  path: string,
  token: string | null,
): Promise<Record<string, string>> {
  const htu = new URL(path, location.origin).pathname;
  const isSignIn = isSignInCall(method, htu);
  if (!isSignIn && !isBoundToken(token)) return {};
  const { privateKey, publicKey } = await (isSignIn ? freshKey() : remembered(token!));
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: publicKey };
  const jti = encoded(crypto.getRandomValues(new Uint8Array(16)));
  const claims = { jti, htm: method, htu, iat: seconds(), ...(!isSignIn && { ath: await nameOf(token!) }) };
  const signed = `${part(header)}.${part(claims)}`;
  const signature = await crypto.subtle.sign(ALGORITHM, privateKey, inBytes(signed));
  return { [KEY_PROOF_HEADER]: `${signed}.${encoded(signature)}` };
}

/** Keeps the key of the sign-in that has just begun this session, for reloads and for the other tabs. */
export async function keepKey(token: string): Promise<void> {
  const key = { ...(await freshKey()), offset };
  fresh = null;
  known.set(token, Promise.resolve(key));
  const name = await nameOf(token);
  await inStore(async (store) => {
    store.delete(NEXT);
    store.put(key, name);
    const [names, keys] = await Promise.all([
      done(store.getAllKeys()),
      done(store.getAll() as IDBRequest<SessionKey[]>),
    ]);
    const byAge = names
      .map((each, index) => ({ name: each, at: keys[index]!.at }))
      .sort((a, b) => b.at - a.at);
    for (const { name: old } of byAge.slice(KEPT)) store.delete(old);
  });
}

/**
 * Learns the server's time from its refusal of a proof.
 *
 * @returns true when the refused proof was made with the wrong time
 */
export function learnTime(now: number): boolean {
  if (Math.abs(now - seconds()) > SKEW_SECONDS) {
    offset = now - Date.now() / 1000;
    learnedAt = performance.now();
  }
  return performance.now() - learnedAt < LEARNED_WITHIN_MS;
}
