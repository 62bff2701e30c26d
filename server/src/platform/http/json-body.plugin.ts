import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** JSON is the only kind of body; a body of no bytes is no body, whatever its content type says. */
export const jsonBodyPlugin = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
});
