import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JWTPayload } from 'jose';
import * as z from 'zod/mini';
import type { ProviderSettings } from '../../../platform/settings/provider-settings';
import type { createProviderClient } from './provider-client';

// OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6.

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const KEYS_WITHIN_MS = 2_000;
const MAX_AGE_SECONDS = 300;
const CLOCKS_DIFFER_BY_SECONDS = 30;
/** Signatures by a key pair; a provider's keys sign nothing else. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

const text = z.string().check(z.minLength(1), z.maxLength(1024));
const claims = z.object({
  iss: text,
  aud: z.union([text, z.array(text)]),
  iat: z.number(),
  jti: text,
  sub: z.optional(text),
  sid: z.optional(text),
  events: z.looseObject({ [LOGOUT_EVENT]: z.looseObject({}) }),
  nonce: z.optional(z.undefined()),
});

/** The claims of a verified logout token. */
export interface LogoutClaims {
  id: string;
  subject: string | null;
  providerSession: string | null;
}

type ProviderClient = Pick<ReturnType<typeof createProviderClient>, 'settings' | 'metadata'>;

/** Checks all claims but the signature. Before the keys are fetched, so that a stranger's token causes no call. */
function checkedClaims(payload: JWTPayload, { issuer, clientId }: ProviderSettings): LogoutClaims {
  const { iss, aud, jti, sub, sid } = claims.parse(payload);
  if (Object.hasOwn(payload, 'nonce')) throw new Error('A logout token has no nonce.');
  if (sub === undefined && sid === undefined)
    throw new Error('The token names neither a subject nor a session.');
  if (iss !== issuer || ![aud].flat().includes(clientId)) throw new Error('The token is for another client.');
  return { id: jti, subject: sub ?? null, providerSession: sid ?? null };
}

/** Creates the check of a provider's logout tokens; throws for one that is not valid now. */
export function createLogoutTokens({ settings, metadata }: ProviderClient) {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | null = null;

  async function fetchKeys() {
    const { jwks_uri: address } = await metadata();
    if (address === undefined) throw new Error('The provider publishes no keys.');
    return createRemoteJWKSet(new URL(address), { timeoutDuration: KEYS_WITHIN_MS });
  }

  return async (token: string): Promise<LogoutClaims> => {
    const { typ = 'JWT' } = decodeProtectedHeader(token);
    // A token of another kind, such as an access token, has another type.
    if (!/^(application\/)?(jwt|logout\+jwt)$/i.test(typ)) throw new Error('The token is of another type.');
    const named = checkedClaims(decodeJwt(token), settings);
    keys ??= fetchKeys().catch((error: unknown) => {
      keys = null;
      throw error;
    });
    await jwtVerify(token, await keys, {
      algorithms: ALGORITHMS,
      issuer: settings.issuer,
      audience: settings.clientId,
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCKS_DIFFER_BY_SECONDS,
    });
    return named;
  };
}
