import { callAccess, type TableCall } from '@backoffice/contract';
import { ONE_NAME_API_PATH, type PublicUrl } from '@backoffice/contract/public-url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRateLimit } from '../../../platform/admission/rate-limit';
import { answerFailure } from '../../../platform/http/failures.plugin';
import type { Services } from '../../../platform/services';
import {
  listBody,
  listingOf,
  presentGroup,
  presentUser,
  projected,
  type Projection,
  projectionOf,
} from './scim-answers';
import { type Fields, objectOf } from './scim-body';
import { createScimWrites } from './scim-decisions';
import { type AddressOf, resourceTypes, schemaDocuments, serviceProviderConfig } from './scim-documents';
import { errorBody, ScimError } from './scim-error';
import { ScimGroups } from './scim-groups';
import { ScimUsers } from './scim-users';
import type { Listing } from './scim-users.repository';

const TYPE = 'application/scim+json; charset=utf-8';
const ROOT = '/scim/v2';

interface ScimCall {
  id: string;
  query: Fields;
  /** @throws ScimError for a body that is no object */
  body(): Fields;
  requestId: string;
  addressOf: AddressOf;
}

interface ScimAnswer {
  status?: 201 | 204;
  /** Null for 204. */
  body: object | null;
  /** The address of a new resource. */
  location?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type ScimPath<M extends Method> =
  Extract<TableCall, `${M} ${typeof ROOT}/${string}`> extends `${M} ${infer Url}` ? Url : never;

declare module 'fastify' {
  interface FastifyRequest {
    /** The address at which the caller finds a resource. */
    addressOf: AddressOf;
  }
}

/** Returns the addresses for a call. Where pages and API have one name, the gateway passes on what is below `/api`. */
function addressesOf({ protocol, host }: FastifyRequest, publicUrl: PublicUrl | null): AddressOf {
  const origin = `${protocol}://${host}`;
  const prefix = publicUrl?.origin === origin ? publicUrl.path + ONE_NAME_API_PATH : '';
  return (path) => `${origin}${prefix}${ROOT}/${path}`;
}

function callOf(request: FastifyRequest): ScimCall {
  return {
    id: (request.params as { id?: string }).id ?? '',
    query: request.query as Fields,
    body: () => objectOf(request.body),
    requestId: request.id,
    addressOf: request.addressOf,
  };
}

function send(reply: FastifyReply, { status, body, location }: ScimAnswer): FastifyReply {
  if (location !== undefined) reply.header('location', location);
  if (body === null) return reply.code(204).send();
  return reply
    .code(status ?? 200)
    .type(TYPE)
    .send(JSON.stringify(body));
}

/** Adds a call of the company's directory; only its token, no session and no deploy key, may make it. */
function declareScimRoute<M extends Method>(
  app: FastifyInstance,
  method: M,
  url: ScimPath<M>,
  { summary, handle }: { summary: string; handle(call: ScimCall): Promise<ScimAnswer> | ScimAnswer },
): void {
  app.route({
    method,
    url,
    config: { access: callAccess[`${method} ${url}` as TableCall] },
    schema: { summary, tags: ['scim'], security: [{ scim: [] }] },
    handler: async (request, reply) => {
      const work = async () => handle(callOf(request));
      return send(reply, await app.inTurn(reply, work, { rows: 0, isRead: method === 'GET' }));
    },
  });
}

function documentRoutes(app: FastifyInstance): void {
  const declareDocuments = (
    url: '/scim/v2/ResourceTypes' | '/scim/v2/Schemas',
    what: string,
    documentsOf: (addressOf: AddressOf) => { id: string }[],
  ) => {
    declareScimRoute(app, 'GET', url, {
      summary: `SCIM: list ${what}`,
      handle: ({ addressOf }) => {
        const documents = documentsOf(addressOf);
        return { body: listBody(documents, documents.length, 0) };
      },
    });
    declareScimRoute(app, 'GET', `${url}/:id`, {
      summary: `SCIM: read one of the ${what}`,
      handle: ({ id, addressOf }) => {
        const document = documentsOf(addressOf).find((own) => own.id === id);
        if (!document) throw new ScimError(404, `${id} not found.`);
        return { body: document };
      },
    });
  };
  declareScimRoute(app, 'GET', '/scim/v2/ServiceProviderConfig', {
    summary: 'SCIM: read what the service supports',
    handle: ({ addressOf }) => ({ body: serviceProviderConfig(addressOf) }),
  });
  declareDocuments('/scim/v2/ResourceTypes', 'resource types', resourceTypes);
  declareDocuments('/scim/v2/Schemas', 'schemas', schemaDocuments);
}

/** The service of one kind of resource. */
interface Resources<Resource> {
  find(id: string): Promise<Resource>;
  list(listing: Listing, projection: Projection): Promise<{ items: Resource[]; total: number }>;
  create(body: Fields, requestId: string): Promise<Resource>;
  replace(id: string, body: Fields, requestId: string): Promise<Resource>;
  patch(id: string, body: Fields, requestId: string): Promise<Resource>;
  remove(id: string, requestId: string): Promise<void>;
}

function resourceRoutes<Resource>(
  app: FastifyInstance,
  folder: 'Users' | 'Groups',
  service: Resources<Resource>,
  present: (resource: Resource, addressOf: AddressOf) => { meta: { location: string } },
): void {
  const what = folder.toLowerCase();
  const url = `${ROOT}/${folder}` as const;
  const listed = async (fields: Fields, addressOf: AddressOf): Promise<ScimAnswer> => {
    const listing = listingOf(fields);
    const projection = projectionOf(fields);
    const { items, total } = await service.list(listing, projection);
    const resources = items.map((item) => projected(present(item, addressOf), projection));
    return { body: listBody(resources, total, listing.offset) };
  };
  const shown = (resource: Resource, { query, addressOf }: ScimCall): ScimAnswer => ({
    body: projected(present(resource, addressOf), projectionOf(query)),
  });

  declareScimRoute(app, 'GET', url, {
    summary: `SCIM: list ${what} by filter, startIndex and count`,
    handle: ({ query, addressOf }) => listed(query, addressOf),
  });
  declareScimRoute(app, 'POST', `${url}/.search`, {
    summary: `SCIM: list ${what}, with the parameters in the body`,
    handle: ({ body, addressOf }) => listed(body(), addressOf),
  });
  declareScimRoute(app, 'POST', url, {
    summary: `SCIM: create one of the ${what}`,
    handle: async (call) => {
      const created = await service.create(call.body(), call.requestId);
      const { location } = present(created, call.addressOf).meta;
      return { ...shown(created, call), status: 201, location };
    },
  });
  declareScimRoute(app, 'GET', `${url}/:id`, {
    summary: `SCIM: read one of the ${what}`,
    handle: async (call) => shown(await service.find(call.id), call),
  });
  declareScimRoute(app, 'PUT', `${url}/:id`, {
    summary: `SCIM: replace one of the ${what}`,
    handle: async (call) => shown(await service.replace(call.id, call.body(), call.requestId), call),
  });
  declareScimRoute(app, 'PATCH', `${url}/:id`, {
    summary: `SCIM: change one of the ${what}`,
    handle: async (call) => shown(await service.patch(call.id, call.body(), call.requestId), call),
  });
  declareScimRoute(app, 'DELETE', `${url}/:id`, {
    summary: folder === 'Users' ? 'SCIM: deactivate a user, whose account is kept' : 'SCIM: delete a group',
    handle: async ({ id, requestId }) => {
      await service.remove(id, requestId);
      return { status: 204, body: null };
    },
  });
}

/** SCIM 2.0 (RFC 7643, RFC 7644): the company's directory announces users and groups. See docs/decisions/0108. */
export function scimRoutes(app: FastifyInstance, services: Services): void {
  const writes = createScimWrites(services);
  const users = new ScimUsers(services, writes);
  const groups = new ScimGroups(services, writes, users);
  const limit = createRateLimit('scimCallsPerAddress');
  void app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/scim+json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.decorateRequest('addressOf');
    scope.addHook('onRequest', async (request) => {
      limit(request);
      request.addressOf = addressesOf(request, services.settings.publicUrl);
    });
    scope.setErrorHandler((error: Error, request, reply) =>
      answerFailure(error, request, reply, { type: TYPE, bodyOf: errorBody }),
    );
    documentRoutes(scope);
    resourceRoutes(scope, 'Users', users, presentUser);
    resourceRoutes(scope, 'Groups', groups, presentGroup);
  });
}
