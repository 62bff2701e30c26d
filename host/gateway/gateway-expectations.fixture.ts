import {
  FOR_GOOD,
  type GatewayExpectation,
  hostExpectations,
  JAVASCRIPT,
  type StoredHosts,
} from './host-expectations.fixture';

export interface ServedFiles {
  /** The name of a script among the host's assets. */
  script: string;
  /** A style sheet and a JSON file among them. */
  style: string;
  json: string;
  /** The remote's name without `mfe-`. */
  remote: string;
  release: string;
  /** A script of the release, with a hash in its name. */
  remoteScript: string;
  /** The API's origin for the page at `localhost`. */
  api: string;
  /** The same behind a proxy that speaks TLS; without it, `api` with https. */
  apiBehindTls?: string;
  /** The source of the script in the live host's page: a space and its `page/early`. */
  early: string;
  hosts: StoredHosts;
  /** The cookie of a session that may load remotes from development servers. `passFor` returns the API's pass for an origin. */
  session: string;
  passFor: (origin: string) => string;
}

function policy({ api, early }: Pick<ServedFiles, 'api' | 'early'>, dev = ''): string {
  return [
    "default-src 'none'",
    `script-src 'self'${dev}${early}`,
    `connect-src 'self' ${api}${dev}`,
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    `img-src 'self' data: blob: ${api}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${api}/policy/reports`,
    "require-trusted-types-for 'script'",
    "trusted-types default safe-html quill 'allow-duplicates'",
  ].join('; ');
}

/** The table of the answers of gateways. */
export function gatewayExpectations(files: ServedFiles): GatewayExpectation[] {
  const release = `/mfe/${files.remote}/${files.release}`;
  const { apiBehindTls = files.api.replace('http:', 'https:') } = files;
  const safe = {
    'content-security-policy': policy(files),
    'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
    'reporting-endpoints': `policy="${files.api}/policy/reports"`,
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
  const file = {
    // Applies when the file runs as a worker.
    'content-security-policy': "default-src 'none'; script-src 'self'",
    'integrity-policy': undefined,
    'reporting-endpoints': undefined,
    'strict-transport-security': undefined,
    'x-content-type-options': 'nosniff',
    'x-frame-options': undefined,
    'referrer-policy': undefined,
    'cross-origin-opener-policy': undefined,
    'permissions-policy': undefined,
  };
  const compressed = { ...file, 'content-encoding': 'br', 'cache-control': FOR_GOOD };
  const page = {
    ...safe,
    'content-type': /^text\/html; ?charset=utf-8$/,
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
  };
  return [
    { what: 'is well', path: '/healthz', status: 200, headers: file, holds: '"ok"' },
    ...['/', '/merchant/list?page=2', '/example/edit/12', '/a.b'].map((path) => ({
      what: `gives the page for ${path}`,
      path,
      status: 200,
      headers: { ...page, 'content-encoding': undefined, link: undefined },
      holds: '<html',
    })),
    {
      what: 'names the later steps ahead to who is signed in',
      path: '/merchant/list',
      send: { cookie: 'language=en; Admin-Token=t0ken' },
      status: 200,
      headers: {
        ...page,
        link: /^<\/assets\/scripts\.[0-9a-f]{12}\.json>; rel=preload; as=fetch; crossorigin, <\/assets\/app\.[0-9a-f]{12}\.js>; rel=preload; as=script; crossorigin; integrity=sha256-\S{44}, </,
      },
    },
    {
      what: 'names the API by the scheme of the proxy in front',
      path: '/merchant/list',
      send: { 'x-forwarded-proto': 'https' },
      status: 200,
      headers: {
        ...page,
        'content-security-policy': policy({ ...files, api: apiBehindTls }),
        'reporting-endpoints': `policy="${apiBehindTls}/policy/reports"`,
      },
    },
    {
      what: 'describes the modules of the host for remotes',
      path: '/host-modules.json',
      status: 200,
      headers: { ...file, 'content-type': /^application\/json/, 'cache-control': 'no-cache' },
      holds: '"modules"',
      lacks: '<html',
    },
    {
      what: 'serves the kit of its host API, which newer hosts replace',
      path: '/kit/1.tgz',
      status: 200,
      headers: { ...file, 'content-type': /^application\//, 'cache-control': 'no-cache' },
      lacks: '<html',
    },
    {
      what: 'has no kit of another host API',
      path: '/kit/99.tgz',
      status: 404,
      headers: {},
      lacks: '<html',
    },
    {
      what: 'names nothing ahead for another cookie',
      path: '/merchant/list',
      send: { cookie: 'Not-Admin-Token=t0ken; Admin-Token=' },
      status: 200,
      headers: { ...page, link: undefined },
    },
    ...[
      ['http://localhost:5173', ' http://localhost:5173'],
      [
        'http://localhost:5173%20https://dev.example%20http://localhost:5174',
        ' http://localhost:5173 https://dev.example http://localhost:5174',
      ],
      ['https://evil.example', ''],
      ['https://dev.example.evil.example', ''],
      ["http://localhost:5173;script-src%20'unsafe-inline'", ' http://localhost:5173'],
    ].map(([origins, dev]) => ({
      what: `lets the page take scripts from development servers that it may: ${origins}`,
      path: '/merchant/list',
      send: {
        cookie: `language=en; ${files.session}; dev-origins=${origins!.replace(/https?:[^%;]+/g, (origin) => `${origin}~${files.passFor(origin)}`)}`,
      },
      status: 200,
      headers: {
        ...page,
        'content-security-policy': policy(files, dev),
        'integrity-policy': dev ? undefined : 'blocked-destinations=(script), endpoints=(policy)',
      },
    })),
    {
      what: 'keeps a script of the host for good, compressed',
      path: `/assets/${files.script}`,
      send: { 'accept-encoding': 'gzip, deflate, br' },
      status: 200,
      headers: {
        ...compressed,
        'content-type': JAVASCRIPT,
        etag: undefined,
        vary: 'accept-encoding',
      },
    },
    ...[files.style, files.json].map((name) => ({
      what: `gives a compressed file of the host its own type: ${name.split('.').at(-1)}`,
      path: `/assets/${name}`,
      send: { 'accept-encoding': 'br' },
      status: 200,
      headers: { ...compressed, 'content-type': name === files.style ? /^text\/css/ : /^application\/json/ },
    })),
    ...hostExpectations(files.hosts, {
      page,
      file,
      canaryPage: { ...page, 'content-security-policy': policy({ ...files, early: files.hosts.early }) },
    }),
    {
      what: 'gives the picture of who has none',
      path: '/avatar.png',
      status: 200,
      headers: { ...file, 'content-type': 'image/png', 'cache-control': 'no-cache', link: undefined },
    },
    {
      what: 'gives the built-in logo as a picture, never as a page',
      path: '/logo',
      status: 200,
      headers: {
        ...file,
        'content-type': /^image\/svg\+xml/,
        'cache-control': 'public, max-age=3600',
        vary: undefined,
      },
      holds: '#0f6cbd',
      lacks: '<html',
    },
    {
      what: 'gives a script as it is to who takes nothing compressed',
      path: `/assets/${files.script}`,
      status: 200,
      headers: { ...file, 'content-encoding': undefined, 'cache-control': FOR_GOOD },
    },
    {
      what: 'has no page, and nothing to keep, for a script that is missing',
      path: '/assets/main.ffffffffffff.js',
      send: { 'accept-encoding': 'br' },
      status: 404,
      headers: { ...file, 'cache-control': undefined, 'content-encoding': undefined },
      lacks: '<html',
    },
    {
      what: 'asks anew for a manifest',
      path: `${release}/mf-manifest.json`,
      status: 200,
      headers: { ...file, 'content-type': /^application\/json/, 'cache-control': 'no-cache', etag: /./ },
    },
    {
      what: 'keeps a script of a remote for good, compressed',
      path: `${release}/${files.remoteScript}`,
      send: { 'accept-encoding': 'gzip, deflate, br' },
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
      what: 'gives a script of a remote as it is to who takes nothing compressed',
      path: `${release}/${files.remoteScript}`,
      status: 200,
      headers: { ...file, 'content-encoding': undefined, 'cache-control': FOR_GOOD },
    },
    ...[`${release}/${files.remoteScript}.map`, '/assets/main.0123456789ab.js.map'].map((path) => ({
      what: `serves no source map: ${path.replace(release, '…')}`,
      path,
      status: 404,
      headers: { ...file, 'cache-control': undefined },
      lacks: 'mappings',
    })),
    ...[`${release}/gone.js`, `/mfe/${files.remote}/0000/mf-manifest.json`].map((path) => ({
      what: `has no page for ${path.replace(release, '…')}`,
      path,
      status: 404,
      headers: { ...file, 'cache-control': undefined },
      lacks: '<html',
    })),
    {
      what: 'has no page for a remote that there is not',
      path: '/mfe/unknown/r1/entry.js',
      status: 404,
      headers: { ...file, 'cache-control': undefined },
      lacks: '<html',
    },
  ];
}

/** An answer as received: header names in lower case, the body as sent. */
export interface GatewayAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  body: Buffer;
}

/** @returns the differences, a line each */
export function gatewayProblems(
  expected: GatewayExpectation,
  { status, headers, body }: GatewayAnswer,
): string[] {
  const problems: string[] = [];
  if (status !== expected.status) problems.push(`answers ${status}, not ${expected.status}`);
  for (const [name, wanted] of Object.entries(expected.headers)) {
    const value = headers[name] === undefined ? undefined : String(headers[name]);
    const fits = wanted instanceof RegExp ? value !== undefined && wanted.test(value) : value === wanted;
    if (!fits) problems.push(`${name}: ${value ?? 'missing'}, not ${String(wanted)}`);
  }
  const text = body.toString();
  if (expected.holds && !text.includes(expected.holds)) problems.push(`does not hold ${expected.holds}`);
  if (expected.lacks && text.includes(expected.lacks)) problems.push(`holds ${expected.lacks}`);
  return problems;
}
