import { readServerCertificate, type ServerCertificate } from '@backoffice/server-certificate';
import type { FastifyInstance } from 'fastify';

const EVERY_MS = 60_000;

/** @param problems receives a sentence for files that cannot be used */
export function readGatewayCertificate(
  { GATEWAY_CERTIFICATE: certificate, GATEWAY_CERTIFICATE_KEY: key }: NodeJS.ProcessEnv,
  problems: string[],
): ServerCertificate | null {
  try {
    return readServerCertificate('GATEWAY_CERTIFICATE', { certificate, key });
  } catch (error) {
    problems.push((error as Error).message);
    return null;
  }
}

/** Takes each renewed certificate while the gateway listens. */
export function keepRenewed(app: FastifyInstance, certificate: ServerCertificate): void {
  let timer: NodeJS.Timeout | undefined;
  const renew = () => {
    try {
      certificate.renew();
    } catch (error) {
      app.log.warn((error as Error).message);
    }
  };
  app.addHook('onListen', async () => {
    timer = setInterval(renew, EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
