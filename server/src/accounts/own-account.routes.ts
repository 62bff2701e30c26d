import { apiPaths, passwordChangeRequest, sessionLife } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from '../access/caller';
import type { Services } from '../app/services';
import { declareRoute } from '../http/declare-route';
import { HttpError } from '../http/http-error';
import { createRateLimit } from '../http/rate-limit';
import { createPasswordHasher } from './password-hasher';
import { closeOtherSessions, findSessionLife, noteActivity } from './sessions.repository';
import { findPasswordHash, storePassword } from './users.repository';

function refused(path: string, message: string): HttpError {
  return new HttpError(400, message, { errors: [{ path, message }] });
}

/** What signed-in users do to their own session and password. */
export function ownAccountRoutes(app: FastifyInstance, { db, pool, settings }: Services): void {
  const hasher = createPasswordHasher();
  const limitAttempts = createRateLimit({ calls: 10, seconds: 60 });

  async function lifeOf({ tokenHash }: Caller) {
    const life = await findSessionLife(pool, tokenHash, settings.session);
    if (!life) throw new HttpError(401, 'You are not signed in, or your session has ended.');
    return life;
  }

  declareRoute(app, {
    method: 'GET',
    url: apiPaths.userSession,
    access: 'signed-in',
    isPassive: true,
    summary: 'How long the session still lasts; asking does not prolong it.',
    data: sessionLife,
    handle: ({ caller }) => lifeOf(caller),
  });

  declareRoute(app, {
    method: 'POST',
    url: apiPaths.userSession,
    access: 'signed-in',
    summary: 'Keeps the session alive; tells how long it lasts now.',
    data: sessionLife,
    handle: async ({ caller }) => {
      await noteActivity(pool, caller.tokenHash);
      return lifeOf(caller);
    },
  });

  declareRoute(app, {
    method: 'PUT',
    url: apiPaths.userPassword,
    access: 'signed-in',
    summary: "Changes the user's own password and ends their other sessions.",
    body: passwordChangeRequest,
    data: z.null(),
    handle: async ({ caller, body: { oldPassword, newPassword } }) => {
      limitAttempts(String(caller.userId));
      const isRight = await hasher.verify(await findPasswordHash(db, caller.userId), oldPassword);
      if (!isRight) throw refused('oldPassword', 'The old password is not right.');
      if (newPassword === oldPassword)
        throw refused('newPassword', 'The new password must differ from the old one.');
      await storePassword(db, caller.userId, await hasher.hash(newPassword));
      await closeOtherSessions(pool, caller);
      return null;
    },
  });
}
