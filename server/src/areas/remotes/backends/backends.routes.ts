import {
  remotePaths,
  callAccess,
  failureReason,
  isOwnPermission,
  PASSWORD_CHANGE_NEEDED,
} from '@backoffice/contract';
import { IDENTITY_HEADER } from '@backoffice/contract/team-backends';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { noteRefusedCalls } from '../../../platform/audit/note-refused-calls';
import type { Caller } from '../../../platform/http/caller';
import { declareRoute } from '../../../platform/http/declare-route';
import { HttpError, refusal } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { findBackendAccess } from './backend-access.repository';
import { IdentitySigner } from './identity-signer';

const params = z.object({ team: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) });
/** Answers a call that is allowed with a failure, too: for a gateway that only asks for the reason of a refusal. */
const query = z.object({ refused: z.optional(z.literal('true')) });

/** The calls of gateways before they pass a call on to the backend of a remote, and of backends. */
export function backendRoutes(app: FastifyInstance, { pool, keyring }: Services): void {
  const signer = new IdentitySigner(pool, keyring);
  const noteRefusal = noteRefusedCalls(pool);

  async function identityOf(caller: Caller, team: string, request: FastifyRequest): Promise<string> {
    if (caller.mustChangePassword)
      throw new HttpError(400, failureReason('password-change-needed'), { status: PASSWORD_CHANGE_NEEDED });
    const { roleKey, userId, username } = caller;
    const access = await findBackendAccess(pool, { remote: `mfe-${team}`, roleKey });
    if (!access) throw refusal(404, 'backend-unknown', { team });
    // Never 503, which a page takes for the end of its session, and no failure of the server.
    if (access.isDisabled) throw refusal(409, 'backend-disabled', { team });
    const permissions = [...caller.permissions].filter(
      (permission) => permission.startsWith(`${team}:`) && isOwnPermission(permission),
    );
    const { needed, hasPage } = access;
    const isPermitted = needed === null ? hasPage : permissions.some((held) => held === `${team}:${needed}`);
    if (!isPermitted) {
      await noteRefusal(caller, request);
      throw refusal(403, 'forbidden');
    }
    return signer.sign({ userId, username, team, permissions });
  }

  declareRoute(app, 'GET', remotePaths.backendIdentity, {
    summary: 'Name the caller to the backend of a remote, for gateways: the token is in a header',
    params,
    query,
    failures: [403, 404, 409],
    handle: async ({ caller, params: { team }, query: { refused }, request, setHeader }) => {
      const identity = await identityOf(caller, team, request);
      if (refused) throw refusal(409, 'backend-away', { team });
      setHeader(IDENTITY_HEADER, identity);
    },
  });
  app.get(
    remotePaths.backendKeys,
    {
      config: { access: callAccess['GET /backends/keys'] },
      schema: { summary: 'Get the public keys of the tokens for backends, as a JWK set', tags: ['backends'] },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').send(await signer.publicKeys()),
  );
}
