import { KEY_PROOF_HEADER } from '@backoffice/contract/session-keys';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createHash, randomBytes } from 'node:crypto';
import { signInBy, type TestApi } from './start-test-api';

/** The parts of a proof that differ from those that its call requires. */
export interface Forgery {
  header?: object;
  claims?: object;
}

/** The key of a browser, which proves calls like a page. */
export interface BrowserKey {
  thumbprint: string;
  /** Returns the proof of a call, signed by this key whatever it contains. */
  proof(method: string, url: string, token: string | null, forged?: Forgery): Promise<string>;
  /** Returns the headers of a call that proves the key. */
  headers(method: string, url: string, token: string | null): Promise<Record<string, string>>;
}

const athOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export async function makeBrowserKey(): Promise<BrowserKey> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const proof: BrowserKey['proof'] = (method, url, token, { header, claims } = {}) =>
    new SignJWT({
      htm: method,
      htu: url.split('?', 1)[0],
      jti: randomBytes(16).toString('base64url'),
      iat: Math.round(Date.now() / 1000),
      ...(token !== null && { ath: athOf(token) }),
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
      .sign(privateKey);
  return {
    thumbprint: await calculateJwkThumbprint(jwk),
    proof,
    headers: async (method, url, token) => ({ [KEY_PROOF_HEADER]: await proof(method, url, token) }),
  };
}

/** Returns the API as the page of a browser calls it: each call has the key's proof. */
export function withKey(api: TestApi, key: BrowserKey): TestApi {
  const call: TestApi['call'] = async (method, url, options = {}) =>
    api.call(method, url, {
      ...options,
      headers: { ...options.headers, ...(await key.headers(method, url, options.token ?? null)) },
    });
  return { ...api, call, signIn: (username) => signInBy(call, username) };
}
