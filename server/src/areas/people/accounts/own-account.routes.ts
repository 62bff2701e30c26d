import { apiPaths, passwordChangeRequest, sessionLife } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction';
import type { Caller } from '../../../platform/http/caller';
import { declareRoute } from '../../../platform/http/declare-route';
import { refusal, refusedField } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { closeOtherSessions, findSessionLife, noteActivity } from '../sessions/sessions.repository';
import { refuseWeakPassword } from '../users/password-rules';
import { noteAccountEvent } from '../sign-in/account-events';
import { findCredentials, storePassword } from '../sign-in/credentials.repository';
import { addressCounter, createGuardedPasswords, nameCounter } from '../sign-in/sign-in-protection';

/** The calls by which signed-in users extend their session and change their password. */
export function ownAccountRoutes(app: FastifyInstance, { pool, settings, passwords }: Services): void {
  const { isRight: isRightPassword } = createGuardedPasswords(pool, passwords);

  async function lifeOf({ caller: { tokenHash } }: { caller: Caller }) {
    const life = await findSessionLife(pool, tokenHash, settings.session);
    if (!life) throw refusal(401, 'signed-out');
    return life;
  }

  declareRoute(app, 'GET', apiPaths.userSession, {
    summary: 'Get the remaining session time without extending it',
    data: sessionLife,
    firstAnswer: lifeOf,
    handle: lifeOf,
  });

  declareRoute(app, 'POST', apiPaths.userSession, {
    summary: 'Extend the session. Returns the remaining time',
    data: sessionLife,
    handle: async ({ caller }) => {
      await noteActivity(pool, { tokenHash: caller.tokenHash });
      return lifeOf({ caller });
    },
  });

  declareRoute(app, 'PUT', apiPaths.userPassword, {
    summary: 'Change the caller’s password and end their other sessions',
    body: passwordChangeRequest,
    handle: async ({ caller, body: { oldPassword, newPassword }, request }) => {
      const { userId, username } = caller;
      const user = { id: userId, username };
      const credentials = await findCredentials(pool, { id: userId });
      const isRight = await isRightPassword({
        stored: credentials?.passwordHash ?? null,
        password: oldPassword,
        counters: [nameCounter(username), addressCounter(request.ip)],
      });
      if (!isRight) throw refusedField(400, 'oldPassword', 'password-wrong');
      if (newPassword === oldPassword.normalize('NFKC'))
        throw refusedField(400, 'newPassword', 'password-same');
      await refuseWeakPassword('newPassword', newPassword, username);
      const passwordHash = await passwords.hash(newPassword);
      return inTransaction(pool, async (transaction) => {
        await storePassword(transaction, { id: userId, passwordHash, mustChange: false });
        await closeOtherSessions(transaction, caller);
        await noteAccountEvent(transaction, request, { user, action: 'password-change', isOwnAction: true });
      });
    },
  });
}
