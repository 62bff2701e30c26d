import type { TableCall } from './permissions';

/**
 * Header of a call that shows that it comes from the browser of its session: a JWT signed by that browser's key (RFC 9449). Its
 * `htu` is the path of the call, which the page knows however gateways name the API.
 */
export const KEY_PROOF_HEADER = 'dpop';

/** Header by which a gateway names the page's own call, such as `GET /team/billing/bills`, when it asks who makes it. */
export const PAGE_CALL_HEADER = 'x-page-call';

/** The start of the token of a session that is bound to a key of its browser. */
export const BOUND_TOKEN_START = 'bound-';

/** Returns true for the token of a session that is bound to a key: it opens nothing without a proof of the key. */
export const isBoundToken = (token: string | null): boolean => token?.startsWith(BOUND_TOKEN_START) === true;

/** The calls that begin a session. Their proofs name no token, because there is none yet. */
const signInCalls: readonly string[] = [
  'POST /auth/login',
  'POST /user/login',
  'POST /auth/factor',
  'POST /auth/passkey/finish',
  'POST /auth/oidc/finish',
] satisfies TableCall[];

export const isSignInCall = (method: string, path: string): boolean =>
  signInCalls.includes(`${method} ${path}`);
