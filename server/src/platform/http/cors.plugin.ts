import { apiBaseUrl, LOOPBACK } from '@backoffice/contract';
import { APPROVAL_REASON_HEADER } from '@backoffice/contract/approval-values';
import { CHANGE_REASON_HEADER, CHANGE_TICKET_HEADER } from '@backoffice/contract/reason-values';
import { KEY_PROOF_HEADER } from '@backoffice/contract/session-keys';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Settings } from '../settings/settings';

/** `host` is the interface that the API listens on. */
export type CorsSettings = Pick<Settings, 'allowedOrigins' | 'allowedHosts' | 'host'>;

const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])$/;

/**
 * Returns true for host names that belong to this API. Anyone can point their own domain here, so that a page and the Host
 * header of its call share it proves nothing, unless only this machine can reach the API.
 */
function isOwnName(host: string, reached: Pick<CorsSettings, 'allowedHosts' | 'host'>): boolean {
  if (LOOPBACK.test(reached.host) && reached.allowedHosts.length === 0) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return LOOPBACK.test(hostname) || ADDRESS.test(hostname) || reached.allowedHosts.includes(hostname);
}

/**
 * Returns true when a page of `origin` may call the API at `host`: when both are the same or the base-URL rule leads the page to
 * this host, when both have the same local name (the API on another port than the rule's), or when the operator allows the origin.
 *
 * @param host the request's Host header, with its port
 */
export function isAllowedOrigin(
  origin: string,
  host: string,
  { allowedOrigins, ...reached }: CorsSettings,
): boolean {
  if (allowedOrigins.includes(origin)) return true;
  if (!isOwnName(host, reached)) return false;
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) return false;
  const page = new URL(origin);
  const base = new URL(apiBaseUrl(page));
  const called = host.toLowerCase();
  if (called === page.host || called === base.host) return true;
  const isLocal = base.hostname === page.hostname;
  return isLocal && URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === page.hostname;
}

/** The longest time that browsers keep an answer: Firefox a day, Chromium two hours. */
const PREFLIGHT_SECONDS = 86_400;

/** The number of origins whose refusal is logged, once each. */
const REFUSED_MAX = 20;

/** Sets the CORS headers for permitted origins. No cookies are used, so credentials are not allowed. */
export const corsPlugin = fp(async (app: FastifyInstance, settings: CorsSettings) => {
  const refused = new Set<string>();
  app.addHook('onRoute', (route) => {
    // The library's route for preflights, which have no session.
    if (route.method === 'OPTIONS' && route.url === '*') route.config = { ...route.config, access: 'public' };
  });
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin, host = '' } = request.headers;
      const isAllowed = origin !== undefined && isAllowedOrigin(origin, host, settings);
      if (origin !== undefined && !isAllowed && refused.size < REFUSED_MAX && !refused.has(origin)) {
        refused.add(origin);
        request.log.warn(
          { origin, host },
          'refused the calls of a page: PUBLIC_URL must be the address of the product in browsers',
        );
      }
      done(null, {
        origin: isAllowed ? origin : false,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: [
          'authorization',
          'content-type',
          KEY_PROOF_HEADER,
          'idempotency-key',
          APPROVAL_REASON_HEADER,
          CHANGE_REASON_HEADER,
          CHANGE_TICKET_HEADER,
          'x-request-id',
        ],
        // All: a wildcard applies to calls without credentials.
        exposedHeaders: '*',
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
});
