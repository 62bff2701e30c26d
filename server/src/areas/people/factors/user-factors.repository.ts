import type { Factor, FactorKind } from '@backoffice/contract/factors';
import { statement } from '../../../platform/database/statement';

/** A user with what a sign-in must know of their factors. */
export interface FactorUser {
  id: number;
  username: string;
  isActive: boolean;
  hasFactor: boolean;
  linkHash: Buffer | null;
  isRequired: boolean;
}

const columns = `u.id, u.username, u.status = 'active' as "isActive", u.has_factor as "hasFactor", u.factor_link_hash as "linkHash",
  r.second_factor = 'required' and not u.is_demo as "isRequired"`;

export const findFactorUser = statement<FactorUser, { id: number }>(
  'factor-user',
  `select ${columns} from app_user u join role r on r.key = u.role_key where u.id = :id`,
).oneOrNone;

/** The user, locked until the transaction ends: the factors of one user change one after the other. */
export const lockFactorUser = statement<FactorUser, { id: number }>(
  'factor-user-lock',
  `select ${columns} from app_user u join role r on r.key = u.role_key where u.id = :id for no key update of u`,
).oneOrNone;

export const listFactors = statement<Factor, { userId: number }>(
  'factors-of-user',
  `select 'passkey' as kind, id, name, created_at as "createdAt", used_at as "usedAt" from passkey where user_id = :userId
   union all
   select 'code', id, name, created_at, used_at from one_time_code where user_id = :userId
   order by "createdAt", kind, id`,
).rows;

interface FactorCounts {
  passkeys: number;
  codes: number;
  recoveryCodes: number;
}

export const countFactors = statement<FactorCounts, { userId: number }>(
  'factor-counts',
  `select (select count(*) from passkey where user_id = :userId) as passkeys,
     (select count(*) from one_time_code where user_id = :userId) as codes,
     (select count(*) from recovery_code where user_id = :userId and used_at is null) as "recoveryCodes"`,
).one;

/** Notes whether the user has a factor. Runs after each change of factors. */
export const noteFactors = statement<{ hasFactor: boolean }, { userId: number }>(
  'factors-note',
  `update app_user set has_factor = exists (select from passkey where user_id = :userId)
     or exists (select from one_time_code where user_id = :userId)
   where id = :userId returning has_factor as "hasFactor"`,
).one;

const changeOf = (kind: FactorKind, table: string) => ({
  rename: statement<never, { id: number; userId: number; name: string }>(
    `factor-rename-${kind}`,
    `update ${table} set name = :name where id = :id and user_id = :userId`,
  ).some,
  remove: statement<{ name: string }, { id: number; userId: number }>(
    `factor-remove-${kind}`,
    `delete from ${table} where id = :id and user_id = :userId returning name`,
  ).oneOrNone,
});

/** The changes of one factor, by its kind. */
export const factorChanges = {
  passkey: changeOf('passkey', 'passkey'),
  code: changeOf('code', 'one_time_code'),
};

/** Removes everything by which the user could pass a second step, and what is in progress. */
export const removeAllFactors = statement<never, { userId: number; linkHash: Buffer | null; hours: number }>(
  'factors-remove-all',
  `with keys as (delete from passkey where user_id = :userId),
     codes as (delete from one_time_code where user_id = :userId),
     recovery as (delete from recovery_code where user_id = :userId),
     begun as (delete from sign_in_challenge where user_id = :userId),
     request as (delete from factor_reset where user_id = :userId)
   update app_user set has_factor = false, factor_link_hash = :linkHash,
     factor_link_until = case when :linkHash::bytea is not null then now() + make_interval(hours => :hours) end
   where id = :userId`,
).run;

/** Uses up the link of a reset. @returns false when it is another one, used or expired */
export const useFactorLink = statement<never, { userId: number; linkHash: Buffer }>(
  'factor-link-use',
  `update app_user set factor_link_hash = null, factor_link_until = null
   where id = :userId and factor_link_hash = :linkHash and factor_link_until > now()`,
).some;

/** Returns true when an active administrator has a second factor, so that a role that requires one can be undone. */
export const hasEnrolledAdministrator = statement(
  'factor-enrolled-administrator',
  `select from app_user u join role r on r.key = u.role_key
   where r.holds_everything and u.status = 'active' and u.has_factor limit 1`,
).some;
