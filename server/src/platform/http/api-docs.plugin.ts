import { routeNode } from '@backoffice/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

// A schema that refers to itself needs a name to be referred to by.
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(routeNode, { id: 'RouteNode' });

/** The OpenAPI document at /docs/json and a page for it at /docs; a stranger is not told what there is, unless it is all made up. */
export const apiDocsPlugin = fp(async (app: FastifyInstance, { isOpen }: { isOpen: boolean }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Back-office API', version: '1.0.0' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: isOpen ? 'public' : 'signed-in' };
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: PAGE_POLICY });
  });
});
