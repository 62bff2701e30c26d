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
