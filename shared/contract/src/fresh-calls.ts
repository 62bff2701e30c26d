import { type TableCall, tableCallOf } from './permissions';

/**
 * The calls for which a user must have proved who they are within the last minutes (`STEP_UP_SECONDS`); others answer 428
 * `proof-needed`. Deploy keys need no proof, and neither do calls that limit damage: rollback, disabling, revoking.
 */
export const freshCalls: readonly TableCall[] = [
  'POST /user/create',
  'POST /user/invite',
  'PUT /user/update',
  'PUT /user/status',
  'POST /user/password-reset',
  'POST /user/confirm-reset',
  'POST /user/reset-factors',
  'POST /user/confirm-factor-reset',

  'POST /merchant/reveal-key',
  'POST /channel/reveal-key',
  'POST /merchant/key-pair/prepare',
  'POST /merchant/key-pair/activate',
  'POST /merchant/key-pair/discard',
  'POST /merchant/key-pair/go-back',
  'POST /channel/key-pair/prepare',
  'POST /channel/key-pair/activate',
  'POST /channel/key-pair/discard',
  'POST /channel/key-pair/go-back',

  'POST /role',
  'PUT /role/:id',
  'DELETE /role/:id',

  'POST /service-accounts/create',
  'PUT /service-accounts/update',
  'POST /service-accounts/keys/create',

  'POST /webhooks/create',
  'PUT /webhooks/update',
  'POST /webhooks/secret/roll',
  'POST /webhooks/start-now',
  'POST /webhooks/test',
  'POST /webhooks/resend',

  'POST /approvals/decide',
  'PUT /approvals/policy',

  'PUT /remotes/:remote/releases/:release',
  'POST /remotes/publish',
  'POST /remotes/promote',
  'POST /remotes/enable',
  'POST /remotes/lock',
  'POST /remotes/unlock',
  'PUT /remotes/owners',
  'POST /remotes/retire',
  'POST /remotes/deploy-keys',

  'POST /user/factors/passkey/start',
  'POST /user/factors/passkey/finish',
  'POST /user/factors/code/start',
  'POST /user/factors/code/finish',
  'POST /user/factors/remove',
  'POST /user/factors/recovery-codes',
];

export function isFreshCall(method: string, url: string): boolean {
  const call = tableCallOf(method, url);
  return call !== undefined && freshCalls.includes(call);
}
