import type { PublicUrl } from '@backoffice/contract/public-url';
import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** The addresses and networks of trusted proxies, or the number of proxies before the API. */
export type TrustedProxies = number | readonly string[];

const SENTENCE =
  'TRUST_PROXY must be a number of proxies from 1 to 9, or their addresses such as 10.0.0.7 or 10.0.0.0/8, separated by commas.';
const NETWORK_BITS = { 4: 32, 6: 128 } as const;

/** Returns true for an address or a network such as 10.0.0.0/8. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  if (bits === undefined) return true;
  // A network of /0 would trust everyone.
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= NETWORK_BITS[version];
}

/** Parses `TRUST_PROXY`. */
export const trustedProxiesText = z.pipe(
  z.string(),
  z.transform((text: string, context): TrustedProxies => {
    const parts = text.split(/[\s,]+/).filter(Boolean);
    if (parts.length === 1 && /^[1-9]$/.test(parts[0]!)) return Number(parts[0]);
    if (parts.length === 0 || !parts.every(isAddressOrNetwork))
      context.issues.push({ code: 'custom', message: SENTENCE, input: text });
    return parts;
  }),
);

/**
 * Returns the proxies before the API where `TRUST_PROXY` is not set: the gateway, unless pages call the API by a name of its own
 * outside of containers, and before it the one that speaks TLS for `PUBLIC_URL`. A higher number would let callers choose their
 * address.
 */
export function defaultProxies(values: {
  API_PUBLISHED_ADDRESS?: string | undefined;
  PUBLIC_URL?: PublicUrl | undefined;
  API_BASE_URL?: string | undefined;
}): TrustedProxies {
  const { API_PUBLISHED_ADDRESS: containers, PUBLIC_URL: url, API_BASE_URL: base = '/' } = values;
  const isBehindGateway = containers !== undefined || (url !== undefined && base.startsWith('/'));
  const proxies = (isBehindGateway ? 1 : 0) + (url?.isTls ? 1 : 0);
  return proxies === 0 ? [] : proxies;
}
