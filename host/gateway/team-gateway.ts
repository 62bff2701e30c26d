import { senderLimits } from '@backoffice/contract';
import { listenOptions, type ServerCertificate } from '@backoffice/server-certificate';
import Fastify, { type FastifyInstance } from 'fastify';
import { keepRenewed } from './gateway-certificate';
import { passTeamCallsOn } from './team-backends';
import type { TeamSettings } from './team-settings';

/**
 * Creates the program that passes calls on to backends for nginx, which limits neither the size nor the time of a whole answer.
 *
 * @param log receives warnings, a line of JSON each
 */
export async function createTeamGateway(
  { certificate, ...settings }: TeamSettings & { certificate: ServerCertificate | null },
  log: { write(line: string): void } = process.stdout,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn', stream: log },
    forceCloseConnections: true,
    ...listenOptions(certificate, senderLimits),
    requestTimeout: senderLimits.requestTimeout,
  });
  if (certificate) keepRenewed(app, certificate);
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  await passTeamCallsOn(app, { ...settings, isBehindGateway: true });
  return app;
}
