import { routeNode } from '@backoffice/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { createRateLimit } from '../platform/admission/rate-limit';
import { failure } from '../platform/http/declare-route';

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Computes a value on its first use, and keeps it. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

// A recursive schema needs a name for its references. A failure is an answer of every call: repeated, it would be most of the
// document.
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(routeNode, { id: 'RouteNode' });
schemaRegistry.add(failure, { id: 'Failure' });

/**
 * Serves the OpenAPI document at /docs/json and a page for it at /docs. They require a session, unless the server runs with
 * demo data.
 */
export const apiDocsPlugin = fp(async (app: FastifyInstance, { isOpen }: { isOpen: boolean }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Back-office API', version: '1.0.0' },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          serviceKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              'The key of a service account, sak_…; the account needs one of the scopes that a call names.',
          },
          scim: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await app.register(async (docs) => {
    const limit = createRateLimit('apiDocsPerReader');
    const text = lazily(() => Buffer.from(JSON.stringify(app.swagger())));
    const yaml = lazily(() => Buffer.from(app.swagger({ yaml: true })));
    const compressed = lazily(() => promisify(brotliCompress)(text()));
    docs.addHook('onRequest', async (request) => {
      limit(request);
      // Compressing them for each reader costs more than most calls.
      request.headers['x-no-compression'] = 'true';
    });
    // The plug-in would serialise the document each time.
    docs.addHook('preHandler', async ({ routeOptions, headers }, reply) => {
      if (routeOptions.url === '/docs/yaml') return reply.type('application/x-yaml').send(yaml());
      if (routeOptions.url !== '/docs/json') return undefined;
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(text());
      return reply.header('content-encoding', 'br').send(await compressed());
    });
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: isOpen ? 'public' : 'signed-in' };
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: PAGE_POLICY });
  });
});
