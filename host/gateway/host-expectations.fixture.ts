/** An answer that both gateways must give: the embedded one and nginx. */
export interface GatewayExpectation {
  what: string;
  path: string;
  send?: Record<string, string>;
  status: number;
  /** Header values: a text is the whole value, `undefined` means no such header. */
  headers: Record<string, string | RegExp | undefined>;
  /** A text that the body must contain; for `lacks`, must not contain. */
  holds?: string;
  lacks?: string;
}

export const FOR_GOOD = 'public, max-age=31536000, immutable';
export const JAVASCRIPT = /^(text|application)\/javascript/;

type Headers = GatewayExpectation['headers'];

/** The releases of the host in the store: each page contains the name of its release. */
export interface StoredHosts {
  live: string;
  canary: string;
  /** The source of the script in the canary's page, a space before it. */
  early: string;
  older: string;
  /** The name of a script of the older host, which no other has. */
  script: string;
}

/** The answers that depend on which hosts are stored, live and canary. */
export function hostExpectations(
  { live, canary, older, script }: StoredHosts,
  { page, canaryPage, file }: { page: Headers; canaryPage: Headers; file: Headers },
): GatewayExpectation[] {
  const named = (host: string) => `<meta name="host" content="${host}">`;
  return [
    {
      what: 'gives the live host to a newcomer, whatever the cookie',
      path: '/login',
      send: { cookie: `host-release=${canary}` },
      status: 200,
      headers: page,
      holds: named(live),
    },
    {
      what: 'gives the canary of the host to the session that the server has told it',
      path: '/merchant/list',
      send: { cookie: `language=en; host-release=${canary}; Admin-Token=t0ken` },
      status: 200,
      headers: canaryPage,
      holds: named(canary),
    },
    ...[older, 'gone', '../mfe-merchant', `${canary}x`, ''].map((release) => ({
      what: `gives the live host for the cookie of a host that is not the canary: ${release}`,
      path: '/merchant/list',
      send: { cookie: `Admin-Token=t0ken; host-release=${release}` },
      status: 200,
      headers: page,
      holds: named(live),
    })),
    {
      what: 'keeps a script of an earlier host for good, compressed',
      path: `/assets/${script}`,
      send: { 'accept-encoding': 'br' },
      status: 200,
      headers: {
        ...file,
        'content-type': JAVASCRIPT,
        'content-encoding': 'br',
        'cache-control': FOR_GOOD,
        etag: undefined,
        vary: 'accept-encoding',
      },
    },
    {
      what: 'does not serve the file that names the live host',
      path: '/mfe/host/.pointer',
      status: 404,
      headers: file,
    },
  ];
}
