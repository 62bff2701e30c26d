import { statement } from '../../../platform/database/statement';

interface ResetRequest {
  requestedBy: number;
  requester: string;
}

/** How long a request waits for a second administrator. */
const LIFETIME = `interval '24 hours'`;

export const requestFactorReset = statement<never, { userId: number; requestedBy: number }>(
  'factor-reset-request',
  `insert into factor_reset (user_id, requested_by) values (:userId, :requestedBy)
   on conflict (user_id) do update set requested_by = excluded.requested_by, requested_at = now()`,
).run;

/** Takes the open request for a user's reset, so that it is confirmed once. Returns null without one. */
export const takeFactorReset = statement<ResetRequest, { userId: number }>(
  'factor-reset-take',
  `delete from factor_reset using app_user requester
   where user_id = :userId and requester.id = requested_by and requested_at > now() - ${LIFETIME}
   returning requested_by as "requestedBy", requester.username as requester`,
).oneOrNone;

/** Returns true when a user has created or changed another user, or their account, within the last day. */
export const hasChangedRecently = statement<object, { author: number; userId: number }>(
  'factor-reset-dependent',
  `select from audit_entry where actor_id = :author and subject in ('user', 'account') and subject_id = :userId
     and at > now() - interval '24 hours' limit 1`,
).some;
