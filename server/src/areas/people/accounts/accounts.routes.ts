import {
  apiPaths,
  authProvidersResponse,
  failureReason,
  loginQuery,
  loginRequest,
  signInAnswer,
  USER_INFO_FAILED,
  userInfo,
  type UserInfo,
} from '@backoffice/contract';
import { opaque } from '@backoffice/contract/text-schemas';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/transaction';
import type { Caller } from '../../../platform/http/caller';
import { declareRoute } from '../../../platform/http/declare-route';
import { withFirstAnswers } from '../../../platform/http/first-answers';
import { HttpError } from '../../../platform/http/http-error';
import { scheduleJob } from '../../../platform/jobs/scheduled-jobs';
import type { Services } from '../../../platform/services';
import { closeSession, findFactorDueAt } from '../sessions/sessions.repository';
import { usersById } from '../users/users.repository';
import { noteAccountEvent } from '../sign-in/account-events';
import { hasPasskeys } from '../factors/passkeys.repository';
import { findStarts, findViewLayouts } from '../../list-views/list-views.repository';
import { readListLayouts } from './list-layouts.repository';
import { findPreferences } from './preferences.repository';
import { createSignInByPassword } from '../sign-in/sign-in';
import { removeOldPasswordChecks } from '../sign-in/sign-in-protection.repository';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { pool, settings, demoAccount } = services;
  const signIn = createSignInByPassword(services);
  scheduleJob(app, 'remove old password checks', () => removeOldPasswordChecks(pool));

  for (const url of [apiPaths.login, apiPaths.loginAlias]) {
    declareRoute(app, 'POST', url, {
      summary: 'Sign in. Send the token in the Authorization header',
      body: loginRequest,
      query: loginQuery,
      data: signInAnswer,
      handle: async ({ body, query, request }) => {
        const answer = await signIn(body, request);
        return 'token' in answer ? withFirstAnswers(app, request, answer, query) : answer;
      },
    });
  }

  declareRoute(app, 'GET', apiPaths.authProviders, {
    summary: 'Get the options of the sign-in page',
    data: authProvidersResponse,
    handle: async () => ({
      providers: settings.providers.map(({ id, name }) => ({ id, name })),
      ...((await hasPasskeys(pool)) && { hasPasskeys: true }),
      ...(settings.sessionBinding && { bindsSessions: true }),
      demoAccount,
    }),
  });

  // A link alone shows tickets of programs.
  const { rules, ticketLink } = settings.changeReasons;
  const asksReasons = ticketLink !== null || Object.keys(rules).length > 0;
  const infoOf = async ({ caller }: { caller: Caller }): Promise<UserInfo> => {
    const [user, listLayouts, viewLayouts, starts, chosen, factors] = await Promise.all([
      usersById.find(pool, { id: caller.userId }),
      readListLayouts(pool, caller.userId),
      findViewLayouts(pool, caller),
      findStarts(pool, caller),
      findPreferences(pool, { id: caller.userId }),
      findFactorDueAt(pool, caller),
    ]);
    if (!user) throw new HttpError(400, failureReason('user-info-failed'), { status: USER_INFO_FAILED });
    const { username: name, avatar, introduction } = user;
    const { roleKey, mustChangePassword, mustEnrolFactor } = caller;
    return {
      roles: [roleKey],
      name,
      avatar,
      introduction,
      ...(Object.keys(starts).length > 0 && { starts }),
      ...(mustChangePassword && { mustChangePassword }),
      ...(mustEnrolFactor && { mustEnrolFactor }),
      ...(factors?.dueAt && { factorDueAt: factors.dueAt }),
      ...(factors?.hasFactor && { hasFactor: true }),
      ...(listLayouts && { listLayouts }),
      ...(Object.keys(viewLayouts).length > 0 && { viewLayouts }),
      ...(chosen?.startHere && { startHere: chosen.startHere }),
      ...(chosen?.timeZone && { timeZone: chosen.timeZone }),
      ...(asksReasons && { changeReasons: settings.changeReasons }),
    };
  };
  declareRoute(app, 'GET', apiPaths.userInfo, {
    takesTokenInQuery: true,
    summary: 'Get the signed-in user',
    query: z.strictObject({ token: z.optional(opaque(4096)) }),
    data: userInfo,
    firstAnswer: infoOf,
    handle: infoOf,
  });

  declareRoute(app, 'POST', apiPaths.logout, {
    summary: 'Sign out',
    handle: ({ caller, request }) =>
      inTransaction(pool, async (transaction) => {
        await closeSession(transaction, { tokenHash: caller.tokenHash });
        const user = { id: caller.userId, username: caller.username };
        await noteAccountEvent(transaction, request, { user, action: 'sign-out', isOwnAction: true });
      }),
  });
}
