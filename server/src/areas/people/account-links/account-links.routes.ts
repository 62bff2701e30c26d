import { accountLinkPaths } from '@backoffice/contract/account-link-values';
import {
  linkFinishRequest,
  linkMailRequest,
  linkOpenRequest,
  linkOpenResponse,
  passwordResetRequest,
  passwordResetResponse,
  resetConfirmRequest,
  resetConfirmResponse,
  userInviteRequest,
  userInviteResponse,
} from '@backoffice/contract/account-links';
import type { FastifyInstance } from 'fastify';
import { createBudget } from '../../../platform/admission/budget';
import { declareRoute } from '../../../platform/http/declare-route';
import { sentKeyOf } from '../../../platform/idempotency/create-keys';
import { scheduleJob } from '../../../platform/jobs/scheduled-jobs';
import type { Services } from '../../../platform/services';
import { UserService } from '../users/user-service';
import { confirmReset, finishLink, mailLink, openLink, requestReset } from './account-links';
import { removeOldLinks } from './account-links.repository';
import { inviteUser } from './invite-user';

/** The calls of the one-time links with which users choose their own password. */
export function accountLinkRoutes(app: FastifyInstance, services: Services): void {
  const users = new UserService(services);
  const spendMail = createBudget(services.pool, 'linkMailsPerUser');
  scheduleJob(app, 'remove old account links', () => removeOldLinks(services.pool));

  declareRoute(app, 'POST', accountLinkPaths.invite, {
    summary: 'Create a user and a link with which they choose their own password',
    body: userInviteRequest,
    data: userInviteResponse,
    failures: [409],
    handle: ({ body, caller, ...call }) => inviteUser({ ...services, users }, caller, sentKeyOf(call), body),
  });

  declareRoute(app, 'POST', accountLinkPaths.passwordReset, {
    summary: 'Make a link with which a user chooses a new password. Another user confirms it',
    body: passwordResetRequest,
    data: passwordResetResponse,
    failures: [404, 409],
    handle: ({ body, caller }) => requestReset(services, caller, body.id),
  });

  declareRoute(app, 'POST', accountLinkPaths.confirmReset, {
    summary: 'Confirm the password reset that another user has requested. The code is returned once',
    body: resetConfirmRequest,
    data: resetConfirmResponse,
    failures: [404, 409],
    handle: async ({ body, caller }) => ({ code: await confirmReset(services, caller, body.id) }),
  });

  declareRoute(app, 'POST', accountLinkPaths.mail, {
    summary: 'Send a link that the caller has made by email',
    body: linkMailRequest,
    failures: [404, 409],
    async handle({ body, caller }) {
      await spendMail(caller.userId);
      return mailLink(services, caller, body);
    },
  });

  declareRoute(app, 'POST', accountLinkPaths.open, {
    summary: 'Get the user of a link',
    body: linkOpenRequest,
    data: linkOpenResponse,
    failures: [404],
    handle: ({ body }) => openLink(services, body.token),
  });

  declareRoute(app, 'POST', accountLinkPaths.finish, {
    summary: 'Set the password of a link’s user and end their sessions. A link works once',
    body: linkFinishRequest,
    failures: [404, 409],
    handle: ({ body, request }) => finishLink(services, body, request),
  });
}
