import { DEPLOY_KEY_HEADER, PASSWORD_CHANGE_NEEDED, RIGHTS_HEADER } from '@backoffice/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error';
import type { Caller, DeployKey } from '../http/caller';

interface Options {
  /** The caller that a session's token stands for; null when it stands for none (any more). */
  findCaller(token: string): Promise<Caller | null>;
  /** Null when there is no such key (any more). */
  findDeployKey(key: string): Promise<DeployKey | null>;
  noteActivity(caller: Caller): Promise<void>;
  /** A call was refused for want of a grant. */
  noteRefusal(caller: Caller, request: FastifyRequest): Promise<void>;
}

const BEARER = /^Bearer +([A-Za-z0-9_-]{20,128})$/i;

/** The token of `GET /user/info?token=` is the one exception, for the reading that sends it there. */
function tokenOf(
  authorization: string | undefined,
  query: unknown,
  takesTokenInQuery: boolean,
): string | null {
  const fromHeader = BEARER.exec(authorization ?? '')?.[1];
  if (fromHeader || !takesTokenInQuery) return fromHeader ?? null;
  const token = (query as Record<string, unknown>).token;
  return typeof token === 'string' ? token : null;
}

/** The one place that lets a call through, by what its route declares. Runs before the body is read. */
export const accessPlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { findCaller, findDeployKey, noteActivity, noteRefusal } = options;
  app.decorateRequest('caller', null);
  app.decorateRequest('deployKey', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const {
      access,
      takesTokenInQuery = false,
      takesDeployKey = false,
      isPassive = false,
    } = request.routeOptions.config;
    if (access === 'public') return;
    const key = takesDeployKey && request.headers[DEPLOY_KEY_HEADER];
    if (key) {
      request.deployKey = await findDeployKey(String(key));
      if (!request.deployKey) throw new HttpError(401, 'This deploy key is not known, or was revoked.');
      return;
    }
    const token = tokenOf(request.headers.authorization, request.query, takesTokenInQuery);
    const caller = token && (await findCaller(token));
    if (!caller) throw new HttpError(401, 'You are not signed in, or your session has ended.');
    request.caller = caller;
    reply.header(RIGHTS_HEADER, caller.rightsVersion);
    if (caller.isActivityDue && !isPassive) await noteActivity(caller);
    if (access === 'signed-in') return;
    if (caller.mustChangePassword)
      throw new HttpError(400, 'Change your password first.', { code: PASSWORD_CHANGE_NEEDED });
    const permissions = typeof access === 'string' ? [access] : (access ?? []);
    if (permissions.some((permission) => caller.permissions.has(permission))) return;
    await noteRefusal(caller, request);
    throw new HttpError(403, 'You have no permission for this.');
  });
});
