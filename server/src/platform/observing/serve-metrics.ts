import type { ServerCertificate } from '@backoffice/server-certificate';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

const REQUEST_WITHIN_MS = 5000;

/**
 * Serves `GET /metrics` on a separate port, which browsers and proxies cannot reach.
 *
 * @returns the port, and a function that stops the server
 */
export async function serveMetrics(
  registry: Registry,
  { host, port, certificate }: { host: string; port: number; certificate: ServerCertificate | null },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const limits = { requestTimeout: REQUEST_WITHIN_MS };
  const handle: RequestListener = (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  };
  const server = certificate ? certificate.createServer(limits, handle) : createServer(limits, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
