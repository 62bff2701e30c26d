/** Names and addresses of this machine alone, as hosts of a URL or interfaces to listen on. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
const PRIVATE =
  /^(10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|\[f[cd][0-9a-f:]+\])$/;

export const DEFAULT_API_PORT = 8789;
/** Of the API's `GET /metrics`, unless `METRICS_PORT` says otherwise. */
export const DEFAULT_METRICS_PORT = 8790;

/**
 * Where the API answers for a page at `location`: the same protocol and host at port 8789 for localhost, loopback,
 * private addresses and names without a dot; else the `api.` sub-domain of the host without its `www.`.
 *
 * @param location protocol with its colon and hostname without its port, as `window.location` or a `URL` has them
 * @returns an origin without a slash at its end
 */
export function apiBaseUrl(location: { protocol: string; hostname: string }): string {
  const { protocol, hostname } = location;
  const isLocal = LOOPBACK.test(hostname) || PRIVATE.test(hostname) || !hostname.includes('.');
  return isLocal
    ? `${protocol}//${hostname}:${DEFAULT_API_PORT}`
    : `${protocol}//api.${hostname.replace(/^www\./, '')}`;
}

/**
 * Cookie that names the origins, with blanks between them, from which the page takes a remote instead of its own. Behind each, after
 * a tilde, stands the API's pass for it, where the API gives one.
 */
export const DEV_ORIGINS_COOKIE = 'dev-origins';

/**
 * What API and gateway sign (HMAC-SHA256 by `DEV_ORIGINS_KEY`), so that a cookie that somebody else has set opens nothing. The pass
 * is the number of seconds, a tilde and the signature in base64url.
 *
 * @param until end of the override, in seconds since 1970
 * @param session SHA-256 of the session's token in base64url
 */
export function devPassText(origin: string, until: number, session: string): string {
  return `dev-origin ${origin} ${until} ${session}`;
}

/** Any port of the developer's own machine: what `pnpm dev` allows. */
export const OWN_MACHINE = 'http://localhost:*';
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:(\d+|\*))?$/;

/**
 * `DEV_ORIGINS`: from which origins somebody may take a remote for their own session. From none, unless it is set.
 *
 * @throws {Error} with one sentence
 */
export function readDevOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const origins = (env.DEV_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !ORIGIN.test(origin));
  if (wrong)
    throw new Error(`DEV_ORIGINS holds ${wrong}, which is no origin such as ${OWN_MACHINE} (* is any port).`);
  return origins;
}

/** Whether an origin is one of those that the setting names. */
export function isDevOrigin(origin: string, allowed: readonly string[]): boolean {
  if (!ORIGIN.test(origin) || origin.includes('*')) return false;
  return allowed.some((each) =>
    each.endsWith(':*') ? origin.replace(/:\d+$/, '') === each.slice(0, -2) : origin === each,
  );
}

const ADDRESS = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * The full path of a node of the route tree.
 *
 * @param parent full path of the node above; empty for a top-level node
 * @param path of the node itself; an address out of the application stands as it is
 */
export function routePath(parent: string, path: string): string {
  if (path.startsWith('/') || ADDRESS.test(path)) return path;
  return `${parent.replace(/\/$/, '')}/${path}`.replace(/(?<=.)\/$/, '');
}
