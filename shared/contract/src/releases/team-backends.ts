/** The path on the page's origin under which the gateway passes calls on to teams' backends: `/team/billing/…`. */
export const TEAM_PATH = '/team/';

/** Header with which the gateway names the user to a backend: a token that the API has signed. */
export const IDENTITY_HEADER = 'x-backoffice-identity';

/** Header of each answer that a backend gave, which no backend can leave out: such an answer never ends a session. */
export const FROM_BACKEND_HEADER = 'x-from-backend';

/** The issuer in the tokens of `IDENTITY_HEADER`. */
export const IDENTITY_ISSUER = 'backoffice';

/** The limits of calls to a backend. */
export const backendLimits = {
  /** The lifetime of a token. */
  identitySeconds: 60,
  /** A signing key is published for so long before it signs, and after its successor does: longer than backends cache keys. */
  keyOverlapSeconds: 15 * 60,
  /** The time until a backend has answered. */
  answerMs: 10_000,
  /** The time until a backend has accepted a connection. */
  connectMs: 1_000,
  bodyBytes: 1024 * 1024,
  answerBytes: 4 * 1024 * 1024,
  /** Calls to one backend at once, of all users: a backend that hangs uses no more of the gateway. */
  calls: 32,
  /** The number of these that one session may have. */
  callsPerSession: 8,
};

/**
 * Matches the path and query of a call to a backend: its first group is the remote's segment, the second is what the backend
 * receives, unchanged. Refuses what two programs could read in different ways: empty and dot segments, encoded slashes, dots,
 * backslashes and control characters.
 */
export const BACKEND_URL =
  /^\/team\/(?<team>[a-z0-9-]{1,40})(?<backend_url>(?:\/(?!\.{1,2}(?:[/?]|$))(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%(?![01][0-9A-Fa-f]|2[EFef]|5[Cc]|7[Ff])[0-9A-Fa-f]{2})+)+\/?(?:\?[!-~]{0,8000})?|\/(?:\?[!-~]{0,8000})?)$/;

/** Methods that a backend can receive. */
export const BACKEND_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Headers of the browser that a backend receives; never cookies, the session's token, a deploy key, or addresses. */
export const BACKEND_REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'x-request-id',
] as const;

/** Headers of a backend that browsers do not receive: those of the connection, and those that act beyond the answer. */
export const WITHHELD_HEADERS = [
  'accept-ch',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-allow-private-network',
  'access-control-expose-headers',
  'access-control-max-age',
  'alt-svc',
  'attribution-reporting-register-source',
  'attribution-reporting-register-trigger',
  'cache-control',
  'clear-site-data',
  'connection',
  'content-disposition',
  'content-location',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'critical-ch',
  'document-policy',
  'expires',
  'integrity-policy',
  'integrity-policy-report-only',
  'keep-alive',
  'link',
  'location',
  'nel',
  'no-vary-search',
  'observe-browsing-topics',
  'origin-agent-cluster',
  'permissions-policy',
  'pragma',
  'proxy-authenticate',
  'proxy-connection',
  'public-key-pins',
  'referrer-policy',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'server',
  'server-timing',
  'service-worker-allowed',
  'set-cookie',
  'set-cookie2',
  'set-login',
  'sourcemap',
  'speculation-rules',
  'strict-transport-security',
  'supports-loading-mode',
  'te',
  'timing-allow-origin',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'use-as-dictionary',
  'vary',
  'via',
  'www-authenticate',
  'x-accel-buffering',
  'x-accel-charset',
  'x-accel-expires',
  'x-accel-limit-rate',
  'x-accel-redirect',
  'x-backoffice-identity',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-from-backend',
  'x-powered-by',
  'x-replayed',
  'x-rights',
  'x-sendfile',
  'x-sourcemap',
  'x-ua-compatible',
  'x-xss-protection',
] as const;

/**
 * Headers of every answer to a call to a backend. Opened as a page, an answer runs no script, loads nothing and has an origin of
 * its own.
 */
export const BACKEND_ANSWER_HEADERS = {
  'cache-control': 'no-store',
  'content-disposition': 'attachment',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Statuses of a backend that browsers receive as 502: redirects, and those by which a page or a proxy would act. */
export const isWithheldStatus = (status: number): boolean =>
  status < 200 ||
  (status >= 300 && status < 400) ||
  [401, 403, 407, 502, 503, 504].includes(status) ||
  status >= 599;

const BACKEND =
  /^([a-z0-9-]{1,40})=(https?:\/\/(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?)$/;

/**
 * Reads `TEAM_BACKENDS`: `billing=http://billing:3000`, separated by commas.
 *
 * @param problems receives a sentence for each wrong entry
 * @returns the addresses by the remote's segment
 */
export function readTeamBackends(text: string | undefined, problems: string[]): ReadonlyMap<string, string> {
  const backends = new Map<string, string>();
  for (const entry of (text ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [, segment = '', address = ''] = BACKEND.exec(entry) ?? [];
    if (!segment || !URL.canParse(address))
      problems.push(`TEAM_BACKENDS must be entries such as billing=http://billing:3000, not ${entry}.`);
    else if (backends.has(segment)) problems.push(`TEAM_BACKENDS has ${segment} twice.`);
    else backends.set(segment, address);
  }
  return backends;
}
