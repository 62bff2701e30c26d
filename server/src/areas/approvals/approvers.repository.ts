import { statement } from '../../platform/database/statement';

interface Needed {
  paths: string[];
  actions: string[];
}

/** Counts the active users who have all of these permissions, and their roles. */
export const countHolders = statement<{ users: number; roles: number }, Needed>(
  'approvers-count',
  `select count(*)::int as users, count(distinct u.role_key)::int as roles from app_user u
   where u.status = 'active' and not u.must_change_password and not exists (
     select from unnest(:paths::text[], :actions::text[]) needed (path, action)
     where not exists (
       select from effective_grant g where g.role_key = u.role_key and g.path = needed.path and g.action = needed.action
     )
   )`,
).one;

export const findRoleOf = statement<{ roleKey: string }, { userId: number }>(
  'approval-role-of',
  'select role_key as "roleKey" from app_user where id = :userId',
).oneOrNone;

/** True when the user has issued a deploy key of this label for the remote: it asks on their behalf. */
export const hasIssuedKey = statement<never, { userId: number; deployKeyId: number }>(
  'approval-key-issuer',
  `select from audit_entry entry join deploy_key key on key.id = :deployKeyId
   where entry.subject = 'remote' and entry.subject_name = key.remote and entry.action = 'key-issue' and entry.actor_id = :userId
     and entry.changes @> jsonb_build_array(jsonb_build_object('field', 'key', 'to', key.label))
   limit 1`,
).some;
