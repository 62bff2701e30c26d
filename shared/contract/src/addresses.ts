/** Names and addresses of the local machine, as hosts of a URL or interfaces to listen on. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
const PRIVATE =
  /^(10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|\[f[cd][0-9a-f:]+\])$/;

export const DEFAULT_API_PORT = 8789;
/** The default port of the API's `GET /metrics`; `METRICS_PORT` sets another. */
export const DEFAULT_METRICS_PORT = 8790;

/**
 * Returns the origin of the API for a page at `location`: the same protocol and host at port 8789 for localhost, loopback,
 * private addresses and names without a dot; otherwise the `api.` sub-domain of the host without its `www.`.
 * @param location protocol with its colon and hostname without its port, as in `window.location` or a `URL`
 * @returns an origin without a trailing slash
 */
export function apiBaseUrl(location: { protocol: string; hostname: string }): string {
  const { protocol, hostname } = location;
  const isLocal = LOOPBACK.test(hostname) || PRIVATE.test(hostname) || !hostname.includes('.');
  return isLocal
    ? `${protocol}//${hostname}:${DEFAULT_API_PORT}`
    : `${protocol}//api.${hostname.replace(/^www\./, '')}`;
}

/**
 * Cookie with the origins, separated by blanks, from which the page loads a remote instead of the published one. Each is
 * followed by a tilde and the API's pass for it, where the API issues one.
 */
export const DEV_ORIGINS_COOKIE = 'dev-origins';

/**
 * Returns the text that the API and the gateway sign (HMAC-SHA256 with `DEV_ORIGINS_KEY`), so that a cookie set by someone else
 * has no effect. The pass is the number of seconds, a tilde and the signature in base64url.
 * @param until end of the override, in seconds since 1970
 * @param session SHA-256 of the session's token in base64url
 */
export function devPassText(origin: string, until: number, session: string): string {
  return `dev-origin ${origin} ${until} ${session}`;
}

/** Any port of the developer's machine; the value that `pnpm dev` sets. */
export const OWN_MACHINE = 'http://localhost:*';
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:(\d+|\*))?$/;

/**
 * Reads `DEV_ORIGINS`: the origins from which users may load a remote in their own session. None when it is not set.
 * @throws {Error} with one sentence
 */
export function readDevOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const origins = (env.DEV_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !ORIGIN.test(origin));
  if (wrong)
    throw new Error(`DEV_ORIGINS holds ${wrong}, which is no origin such as ${OWN_MACHINE} (* is any port).`);
  return origins;
}

/** Returns true if the setting allows an origin. */
export function isDevOrigin(origin: string, allowed: readonly string[]): boolean {
  if (!ORIGIN.test(origin) || origin.includes('*')) return false;
  return allowed.some((each) =>
    each.endsWith(':*') ? origin.replace(/:\d+$/, '') === each.slice(0, -2) : origin === each,
  );
}

const ADDRESS = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * Returns the full path of a node of the route tree.
 * @param parent full path of the node above; empty for a top-level node
 * @param path of the node itself; an address outside the application is returned unchanged
 */
export function routePath(parent: string, path: string): string {
  if (path.startsWith('/') || ADDRESS.test(path)) return path;
  return `${parent.replace(/\/$/, '')}/${path}`.replace(/(?<=.)\/$/, '');
}
