import { factorPaths } from '@backoffice/contract/factor-values';
import {
  codeEnrolRequest,
  codeEnrolStart,
  enrolResponse,
  factorRemoveRequest,
  factorRenameRequest,
  ownFactors,
  passkeyEnrolRequest,
  passkeySignInStart,
  recoveryCodesResponse,
} from '@backoffice/contract/factors';
import type { FastifyInstance } from 'fastify';
import { createRateLimit } from '../../../platform/admission/rate-limit';
import { declareRoute } from '../../../platform/http/declare-route';
import type { Services } from '../../../platform/services';
import { createOwnFactors } from './own-factors';

/** The calls by which signed-in users manage their own second factors. */
export function ownFactorRoutes(app: FastifyInstance, services: Services): void {
  const own = createOwnFactors(services);
  const limit = createRateLimit('factorChangesPerUser');

  declareRoute(app, 'GET', factorPaths.own, {
    summary: 'List the caller’s passkeys and authenticator apps',
    data: ownFactors,
    handle: ({ caller }) => own.list(caller),
  });

  declareRoute(app, 'POST', factorPaths.passkeyStart, {
    summary: 'Start the enrolment of a passkey',
    data: passkeySignInStart,
    limit,
    failures: [409],
    handle: ({ caller, request }) => own.startPasskey(caller, request),
  });

  declareRoute(app, 'POST', factorPaths.passkeyFinish, {
    summary:
      'Finish the enrolment of a passkey. The first factor brings recovery codes, which are returned once',
    body: passkeyEnrolRequest,
    data: enrolResponse,
    limit,
    failures: [409],
    handle: ({ body, caller, request }) => own.finishPasskey(caller, request, body),
  });

  declareRoute(app, 'POST', factorPaths.codeStart, {
    summary: 'Start the enrolment of an authenticator app. Its secret is returned once',
    data: codeEnrolStart,
    limit,
    handle: ({ caller, request }) => own.startCode(caller, request),
  });

  declareRoute(app, 'POST', factorPaths.codeFinish, {
    summary: 'Finish the enrolment of an authenticator app by its first code',
    body: codeEnrolRequest,
    data: enrolResponse,
    limit,
    failures: [409],
    handle: ({ body, caller, request }) => own.finishCode(caller, request, body),
  });

  declareRoute(app, 'PUT', factorPaths.rename, {
    summary: 'Rename a passkey or authenticator app of the caller',
    body: factorRenameRequest,
    limit,
    failures: [404],
    handle: ({ body, caller, request }) => own.rename(caller, request, body),
  });

  declareRoute(app, 'POST', factorPaths.remove, {
    summary: 'Remove a passkey or authenticator app of the caller',
    body: factorRemoveRequest,
    limit,
    failures: [404, 409],
    handle: ({ body, caller, request }) => own.remove(caller, request, body),
  });

  declareRoute(app, 'POST', factorPaths.recoveryCodes, {
    summary: 'Replace the caller’s recovery codes. The new ones are returned once',
    data: recoveryCodesResponse,
    limit,
    failures: [409],
    handle: ({ caller, request }) => own.renewRecoveryCodes(caller, request),
  });
}
