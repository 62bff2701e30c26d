import { nextVersion } from '../../../platform/database/new-rows';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { mappedUsername } from '../users/username-form';

interface Credentials {
  id: number;
  username: string;
  passwordHash: string;
  isActive: boolean;
  /** True when the password alone does not sign in: the user has a second factor, or a link for a new one. */
  needsFactor: boolean;
}

const columns = `id, username, password_hash as "passwordHash", status = 'active' as "isActive",
  (has_factor or factor_link_hash is not null) as "needsFactor"`;
export const findCredentials = statement<Credentials, { id: number }>(
  'credentials-by-id',
  `select ${columns} from app_user where id = :id`,
).oneOrNone;

const byName = statement<Credentials, { typed: string; mapped: string }>(
  'credentials-by-name',
  `select ${columns} from app_user where lower(username) in (lower(:typed), :mapped)
   order by username <> :typed, lower(username) <> lower(:typed), id limit 1`,
);

/**
 * Finds a user by name, regardless of case, width and normal form; an exact match comes first. Null when there is no such user.
 */
export const findCredentialsByName = (db: Queryable, { username }: { username: string }) =>
  byName.oneOrNone(db, { typed: username, mapped: mappedUsername(username) });

/** Replaces the hash that was read by another one of the same password. */
export const renewHash = statement<never, { id: number; former: string; passwordHash: string }>(
  'credentials-renew',
  'update app_user set password_hash = :passwordHash where id = :id and password_hash = :former',
).run;

/**
 * Stores a password; browsers that used the old one are no longer known devices, and a link for another one ends. `mustChange` when another person has set it.
 */
export const storePassword = statement<never, { id: number; passwordHash: string; mustChange: boolean }>(
  'credentials-store',
  `with forgotten as (delete from known_device where user_id = :id),
     ended as (delete from account_link where user_id = :id),
     begun as (delete from sign_in_challenge where user_id = :id)
   update app_user set password_hash = :passwordHash, must_change_password = :mustChange, updated_at = ${nextVersion}
   where id = :id`,
).run;
