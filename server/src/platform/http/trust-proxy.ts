import type { FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../settings/trusted-proxies';

/** What Fastify is to believe of `X-Forwarded-For`: nothing, unless proxies are named. */
export function trustProxy(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  // Fastify takes no number, as a caller past the proxies could forge with it; the operator who gives one vouches that there is none.
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies.length > 0 && [...proxies];
}
