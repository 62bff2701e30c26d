import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError } from './http-error';

/** Once the stop began, calls under way are finished and new ones on open connections are told to go elsewhere. */
export const drainingPlugin = fp(async (app: FastifyInstance) => {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onRequest', async (request) => {
    if (isDraining && request.url !== '/health/live')
      throw new HttpError(503, 'The server is shutting down.');
  });
});
