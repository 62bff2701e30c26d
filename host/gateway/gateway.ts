import { apiBaseUrl, limitConnections, senderLimits } from '@backoffice/contract';
import { ONE_NAME_API_PATH as API_PATH } from '@backoffice/contract/public-url';
import { listenOptions } from '@backoffice/server-certificate';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { type HostPage, Hosts, isSignedIn } from './hosts';
import { devOriginsOf } from './dev-origins';
import { keepRenewed } from './gateway-certificate';
import { logoOf } from './product';
import { fileHeaders, INTEGRITY_POLICY, NO_PAGE, pageHeaders } from './security-headers';
import type { GatewaySettings } from './settings';
import { passTeamCallsOn } from './team-backends';
import { NAMED_BY_CONTENT, pathInStore, serveFiles, serveReleases, SOURCE_MAP } from './static-files';

const VALID_HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i;

/** Returns the scheme of the page: that of a TLS proxy in front of the gateway, if any. Used for this answer only. */
const pageScheme = ({ headers, protocol }: FastifyRequest): string =>
  headers['x-forwarded-proto'] === 'https' ? 'https' : protocol;

/** Returns an address without the path of the product, for a proxy that passes it on. */
function withoutPath(url: string, path: string): string {
  return path && /^(\/|\?|$)/.test(url.slice(path.length)) && url.startsWith(path)
    ? url.slice(path.length).replace(/^(?!\/)/, '/')
    : url;
}

const asSources = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');

/** Matches no path. */
const NEVER = /(?!)/;
const IS_CALL = new RegExp(`^${API_PATH}/`);
/** The timeouts of the API in ms; its event streams send something every 25 s. */
const API_TIMEOUTS = { headersTimeout: 30_000, bodyTimeout: 60_000 };

/** Passes calls on to the API as they are, with the address of their sender. */
async function passCallsOn(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(httpProxy, {
    upstream,
    prefix: API_PATH,
    rewritePrefix: '',
    replyOptions: {
      rewriteRequestHeaders: ({ ip, host }, headers) => ({
        ...headers,
        host,
        'x-forwarded-for': [headers['x-forwarded-for'], ip].filter(Boolean).join(', '),
      }),
      rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
      // Never 503, which the page takes for the end of its session.
      onError: (reply) =>
        void reply.code(502).send({ status: 502, message: 'The server does not answer.', requestId: '' }),
    },
    // The proxy would accept any certificate by itself.
    undici: { ...API_TIMEOUTS, connect: { timeout: 1000, rejectUnauthorized: true } },
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for addresses of the app. */
    hostPage?: HostPage;
  }
}

function sendPage({ headers, hostPage: page }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!page) return reply.code(404).type('text/plain').send('Not found');
  const compressed = /\bbr\b/.test(String(headers['accept-encoding']));
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie');
  if (page.link && isSignedIn(headers.cookie)) reply.header('link', page.link);
  if (compressed) reply.header('content-encoding', 'br');
  return reply.send(compressed ? page.brotli : page.plain);
}

/**
 * Creates the gateway, the one origin of all that browsers fetch: the host's page and files, and each remote at `/mfe/<name>/`.
 *
 * @param log receives warnings, a line of JSON each
 */
export async function createGateway(
  settings: GatewaySettings,
  log: { write(line: string): void } = process.stdout,
): Promise<FastifyInstance> {
  const hosts = new Hosts(settings, (sentence) => app.log.warn(sentence));
  const app: FastifyInstance = Fastify({
    logger: { level: 'warn', stream: log },
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) =>
      pathInStore(hosts.pathOf(withoutPath(url, settings.publicUrl?.path ?? ''))),
    ...listenOptions(settings.certificate, senderLimits),
    requestTimeout: senderLimits.requestTimeout,
  });
  limitConnections(app.server);
  if (settings.certificate) keepRenewed(app, settings.certificate);

  const uploads = asSources(settings.uploadOrigins);
  app.decorateRequest('hostPage');
  app.addHook('onRequest', async (request, reply) => {
    const address = `${pageScheme(request)}://${request.host}`;
    if (!VALID_HOST.test(request.host) || !URL.canParse(address)) return reply.code(400).send('Bad host');
    // The API sets the headers of its own answers.
    if (settings.apiAddress && IS_CALL.test(request.url)) return;
    const dev = asSources(devOriginsOf(request.headers.cookie, settings));
    const api = settings.apiBaseUrl ?? apiBaseUrl(new URL(address));
    const apiOrigin = api.startsWith('/') ? '' : ` ${api}`;
    const origins = { api, apiOrigin, uploads, dev };
    if (NO_PAGE.test(request.url)) {
      reply.headers(fileHeaders(origins));
      return SOURCE_MAP.test(request.url) ? reply.code(404).type('text/plain').send('Not found') : undefined;
    }
    const page = hosts.pageFor(request.headers.cookie);
    request.hostPage = page;
    const isChecked = page.hasHashes && !settings.isIntegrityReportOnly && !dev;
    reply.headers(pageHeaders({ ...origins, early: page.early }, isChecked ? INTEGRITY_POLICY : ''));
  });

  app.get('/healthz', () => ({ status: 'ok' }));

  if (settings.apiAddress) await passCallsOn(app, settings.apiAddress);
  const { releaseStore } = settings;
  await passTeamCallsOn(app, settings.teams);
  if (releaseStore) await app.register((scope) => serveReleases(scope, releaseStore));
  else app.get('/mfe/*', (_request, reply) => reply.code(404).type('text/plain').send('No such remote'));
  const { kit } = settings;
  if (kit) await app.register((scope) => serveFiles(scope, { root: kit, prefix: '/kit/', keeps: NEVER }));
  else app.get('/kit/*', (_request, reply) => reply.code(404).type('text/plain').send('No kit'));

  const assets = { root: `${settings.files}/assets`, prefix: '/assets/', keeps: NAMED_BY_CONTENT };
  await app.register((scope) => serveFiles(scope, assets));
  const serveFile = (name: string, type: string, folder: () => string) =>
    app.get(`/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .send(createReadStream(`${folder()}/${name}`)),
    );
  serveFile('avatar.png', 'image/png', () => settings.files);
  serveFile('host-modules.json', 'application/json', () => hosts.liveFiles());
  const logo = logoOf(settings.product, settings.files);
  app.get('/logo', (_request, reply) =>
    reply.type(logo.type).header('cache-control', 'public, max-age=3600').send(logo.content),
  );
  app.get('/*', sendPage);
  return app;
}
