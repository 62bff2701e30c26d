import {
  type CallAccess,
  DEPLOY_KEY_HEADER,
  failureReason,
  isEnrolmentCall,
  type NeededPermission,
  neededPermissions,
  PASSWORD_CHANGE_NEEDED,
  RIGHTS_HEADER,
  tableCallOf,
} from '@backoffice/contract';
import { isSignInCall } from '@backoffice/contract/session-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError, refusal } from '../http/http-error';
import type { Caller, DeployKey, ServiceAccount, SignedInUser } from '../http/caller';
import { isServiceKey, refusalByScopes, serviceCaller } from './service-callers';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: CallAccess;
    /** The permissions that follow from `access`. */
    needed?: readonly NeededPermission[];
    /** True for `GET /user/info` only: the token may be in the query too. */
    takesTokenInQuery?: boolean;
    /** True when a deploy key is accepted instead of a session. */
    takesDeployKey?: boolean;
    /** True when the user must have proved who they are within the last minutes. */
    isFresh?: boolean;
    /** True when the call does not keep the session alive. */
    isPassive?: boolean;
  }

  interface FastifyRequest {
    /** True only in calls of the company's directory, with its token. */
    isDirectory: boolean;
  }

  interface FastifyInstance {
    /** All routes of the server. */
    declaredRoutes: readonly RouteOptions[];
    /** Identifies the caller of a request, and refuses one whose caller may not make the call. */
    admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** Stops the start when a route does not declare its access. Must be registered before the plug-ins that add routes. */
export const declaredAccessPlugin = fp(async (app: FastifyInstance) => {
  const routes: RouteOptions[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
    const { access } = route.config ?? {};
    if (access) route.config = { ...route.config, needed: neededPermissions(access) };
  });
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => config?.access === undefined);
    if (open) {
      throw new Error(`The route ${String(open.method)} ${open.url} has no access rule: set config.access.`);
    }
  });
});

interface Options {
  /** Returns the user of a session token; null when the token is unknown or expired. Refuses a call without the key of its session. */
  findUser(token: string, request: FastifyRequest): Promise<SignedInUser | null>;
  /** Returns the key to which a sign-in binds its session; null where sessions have none. Refuses a sign-in without one. */
  findKey(request: FastifyRequest): Promise<string | null>;
  /** Returns the deploy key; null when it is unknown or revoked. */
  findDeployKey(key: string): Promise<DeployKey | null>;
  /** Returns the service account of a key; null when it is unknown, revoked or expired. */
  findServiceAccount(key: string): Promise<ServiceAccount | null>;
  /** Returns true for the token of the company's directory. */
  isDirectoryToken(token: string): boolean;
  noteActivity(caller: Caller): Promise<unknown>;
  /** Records a call that was refused because of a missing permission. */
  noteRefusal(caller: Caller, request: FastifyRequest): Promise<void>;
}

const BEARER = /^Bearer +([A-Za-z0-9_-]{20,128})$/i;

/** Returns a bearer token of any form; an empty text when the call has none. */
const bearerOf = (authorization = ''): string => /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';

/** Returns the session token of a call: the one of the header, or for `GET /user/info?token=` also that of the query. */
function tokenOf(
  authorization: string | undefined,
  query: unknown,
  takesTokenInQuery = false,
): string | null {
  const fromHeader = BEARER.exec(authorization ?? '')?.[1];
  if (fromHeader || !takesTokenInQuery) return fromHeader ?? null;
  const token = (query as Record<string, unknown>).token;
  return typeof token === 'string' ? token : null;
}

/** Returns true when one of the permissions covers the body. */
function isWithin(limited: readonly NeededPermission[], body: unknown): boolean {
  const fields = (body ?? {}) as Record<string, unknown>;
  return limited.some(({ onlyWith }) => !onlyWith || fields[onlyWith.field] === onlyWith.value);
}

/**
 * Checks the access that each route declares. Runs before the body is read; a permission that covers only some bodies is
 * checked once the body has been parsed.
 */
export const accessPlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { findUser, findKey, findDeployKey, findServiceAccount, isDirectoryToken } = options;
  const { noteActivity, noteRefusal } = options;
  async function refuse(caller: Caller, request: FastifyRequest): Promise<never> {
    await noteRefusal(caller, request);
    throw refusal(403, 'forbidden');
  }

  async function admitServiceAccount(key: string, request: FastifyRequest): Promise<void> {
    const account = await findServiceAccount(key);
    if (!account) throw refusal(401, 'service-key-unknown');
    const call = tableCallOf(request.method, request.routeOptions.url ?? '');
    if (!call) throw refusal(403, 'forbidden');
    const caller = serviceCaller(account, call, request.id);
    const refused = refusalByScopes(account, call);
    if (refused) {
      await noteRefusal(caller, request);
      throw refused;
    }
    request.caller = caller;
  }

  app.decorateRequest('caller', null);
  app.decorateRequest('deployKey', null);
  app.decorateRequest('sessionKey', null);
  app.decorateRequest('isDirectory', false);
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const {
      access,
      needed = [],
      takesTokenInQuery,
      takesDeployKey,
      isPassive,
      isFresh,
    } = request.routeOptions.config;
    if (access === 'public') {
      const isSignIn = isSignInCall(request.method, request.routeOptions.url ?? '');
      if (isSignIn) request.sessionKey = await findKey(request);
      return;
    }
    if (access === 'scim') {
      request.isDirectory = isDirectoryToken(bearerOf(request.headers.authorization));
      if (!request.isDirectory) throw refusal(401, 'signed-out');
      return;
    }
    const key = takesDeployKey && request.headers[DEPLOY_KEY_HEADER];
    if (key) {
      request.deployKey = await findDeployKey(String(key));
      if (!request.deployKey) throw refusal(401, 'deploy-key-unknown');
      return;
    }
    const bearer = bearerOf(request.headers.authorization);
    if (isServiceKey(bearer)) return admitServiceAccount(bearer, request);
    const token = tokenOf(request.headers.authorization, request.query, takesTokenInQuery);
    const user = token && (await findUser(token, request));
    if (!user) throw refusal(401, 'signed-out');
    const caller = { ...user, requestId: request.id };
    request.caller = caller;
    reply.header(RIGHTS_HEADER, caller.rightsVersion);
    if (caller.isActivityDue && !isPassive) await noteActivity(caller);
    if (caller.mustEnrolFactor && !isEnrolmentCall(request.method, request.routeOptions.url ?? ''))
      throw refusal(403, 'factor-needed');
    if (access !== 'signed-in') {
      if (caller.mustChangePassword)
        throw new HttpError(400, failureReason('password-change-needed'), { status: PASSWORD_CHANGE_NEEDED });
      if (!needed.some(({ permission }) => caller.permissions.has(permission))) await refuse(caller, request);
    }
    if (isFresh && caller.isProofOld) throw refusal(428, 'proof-needed');
  }
  app.decorate('admit', admit);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) await admit(request, reply);
  });
  app.addHook('onRoute', (route) => {
    const { needed = [] } = route.config ?? {};
    if (!needed.some(({ onlyWith }) => onlyWith)) return;
    const check = async (request: FastifyRequest) => {
      const { caller, body } = request;
      const granted = needed.filter(({ permission }) => caller?.permissions.has(permission));
      if (caller && !isWithin(granted, body)) await refuse(caller, request);
    };
    route.preHandler = [route.preHandler ?? [], check].flat();
  });
});
