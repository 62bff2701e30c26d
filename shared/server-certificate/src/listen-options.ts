import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { ServerCertificate } from './server-certificate';

interface ListenOptions {
  http?: ServerOptions;
  https?: object;
  serverFactory?: (handler: RequestListener, options: Record<string, unknown>) => Server;
}

/**
 * Returns the options by which Fastify answers https with a certificate, else http.
 *
 * @param limits timeouts of the server
 */
export function listenOptions(certificate: ServerCertificate | null, limits: ServerOptions): ListenOptions {
  if (!certificate) return { http: limits };
  return {
    // Names the scheme in the log; the servers come from the factory, also one for each address of `localhost`.
    https: {},
    serverFactory(handler, { keepAliveTimeout }) {
      const server = certificate.createServer(limits, handler);
      if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
      // Has all of a plain server that Fastify and its callers use.
      return server;
    },
  };
}
