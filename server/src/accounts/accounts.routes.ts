import {
  apiPaths,
  authProvidersResponse,
  LOGIN_FAILED,
  LOGIN_FAILED_MESSAGE,
  type LoginRequest,
  loginRequest,
  loginResponse,
  USER_INFO_FAILED,
  USER_INFO_FAILED_MESSAGE,
  userInfo,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../app/services';
import { demoAccount } from '../demo-data/demo-accounts';
import { declareRoute } from '../http/declare-route';
import { HttpError } from '../http/http-error';
import { createPasswordHasher } from './password-hasher';
import { closeSession, openSession } from './sessions.repository';
import { findCredentials, findProfile } from './users.repository';

export function accountRoutes(app: FastifyInstance, { db, pool, settings }: Services): void {
  const hasher = createPasswordHasher();

  async function signIn({ username, password }: LoginRequest): Promise<{ token: string }> {
    const user = await findCredentials(db, username);
    const isRight = await hasher.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight || !user.isActive) {
      throw new HttpError(400, LOGIN_FAILED_MESSAGE, { code: LOGIN_FAILED });
    }
    return {
      token: await openSession(pool, { userId: user.id, provider: null, limits: settings.session }),
    };
  }

  for (const url of [apiPaths.login, apiPaths.loginAlias]) {
    declareRoute(app, {
      method: 'POST',
      url,
      access: 'public',
      summary: 'Signs in; the token goes into the Authorization header of further calls.',
      body: loginRequest,
      data: loginResponse,
      handle: ({ body }) => signIn(body),
    });
  }

  declareRoute(app, {
    method: 'GET',
    url: apiPaths.authProviders,
    access: 'public',
    summary: 'What the sign-in page may offer.',
    data: authProvidersResponse,
    handle: () => ({
      providers: settings.providers.map(({ id, name }) => ({ id, name })),
      demoAccount: settings.demoData ? demoAccount : null,
    }),
  });

  declareRoute(app, {
    method: 'GET',
    url: apiPaths.userInfo,
    access: 'signed-in',
    takesTokenInQuery: true,
    summary: 'The signed-in user.',
    query: z.strictObject({ token: z.optional(z.string()) }),
    data: userInfo,
    handle: async ({ caller }) => {
      const profile = await findProfile(db, caller.userId);
      if (!profile) throw new HttpError(400, USER_INFO_FAILED_MESSAGE, { code: USER_INFO_FAILED });
      const { username, avatar, introduction } = profile;
      const { mustChangePassword } = caller;
      return {
        roles: [caller.roleKey],
        name: username,
        avatar,
        introduction,
        ...(mustChangePassword && { mustChangePassword }),
      };
    },
  });

  declareRoute(app, {
    method: 'POST',
    url: apiPaths.logout,
    access: 'signed-in',
    summary: 'Ends the session.',
    data: z.null(),
    handle: async ({ caller }) => {
      await closeSession(pool, caller.tokenHash);
      return null;
    },
  });
}
