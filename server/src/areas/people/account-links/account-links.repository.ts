import type { OpenedLink } from '@backoffice/contract/account-links';
import { statement } from '../../../platform/database/statement';

interface NewLink {
  userId: number;
  purpose: OpenedLink['purpose'];
  tokenHash: Buffer;
  /** Null for the operator at the command line. */
  createdBy: number | null;
  hours: number;
  needsCode: boolean;
}

/** Stores a link instead of the user's earlier one. */
export const replaceLink = statement<{ id: number; expiresAt: string }, NewLink>(
  'account-link-replace',
  `insert into account_link (user_id, purpose, token_hash, created_by, expires_at, needs_code)
   values (:userId, :purpose, :tokenHash, :createdBy, now() + make_interval(hours => :hours), :needsCode)
   on conflict (user_id) do update
   set id = default, purpose = excluded.purpose, token_hash = excluded.token_hash, created_by = excluded.created_by,
     created_at = now(), expires_at = excluded.expires_at, needs_code = excluded.needs_code, code_hash = null,
     confirmed_by = null, wrong_codes = 0
   returning id, expires_at as "expiresAt"`,
).one;

/** True until the user has signed in or chosen a password: no one has used the account yet. */
export const isUnused = statement<never, { id: number }>(
  'account-link-is-unused',
  'select from app_user where id = :id and must_change_password and last_sign_in_at is null',
).some;

/** The user who requested a reset that waits for confirmation, or was confirmed; null when there is none. */
export const lockReset = statement<{ id: number; createdBy: number | null }, { userId: number }>(
  'account-link-lock-reset',
  `select id, created_by as "createdBy" from account_link
   where user_id = :userId and needs_code and expires_at > now() for update`,
).oneOrNone;

export const storeCode = statement<never, { id: number; codeHash: Buffer; confirmedBy: number }>(
  'account-link-store-code',
  'update account_link set code_hash = :codeHash, confirmed_by = :confirmedBy, wrong_codes = 0 where id = :id',
).run;

/** The number of wrong codes after which a link no longer works. */
const MAX_WRONG_CODES = 10;

/** `createdBy`: null for the operator at the command line. `hasCode`: true once a second user has confirmed the link. */
export const findLink = statement<
  OpenedLink & { id: number; userId: number; createdBy: number | null; hasCode: boolean },
  { tokenHash: Buffer }
>(
  'account-link-find',
  `select l.id, l.user_id as "userId", u.username, l.purpose, l.needs_code as "needsCode", l.expires_at as "expiresAt",
     l.created_by as "createdBy", l.code_hash is not null as "hasCode"
   from account_link l join app_user u on u.id = l.user_id 
   where l.token_hash = :tokenHash and l.expires_at > now() and l.wrong_codes < ${MAX_WRONG_CODES} and u.status <> 'deleted'`,
).oneOrNone;

/** Counts a code that does not open the link. @returns true when the code was wrong */
export const countWrongCode = statement<never, { id: number; codeHash: Buffer | null }>(
  'account-link-count-wrong-code',
  `update account_link set wrong_codes = wrong_codes + 1
   where id = :id and needs_code and code_hash is distinct from :codeHash returning id`,
).some;

/** Removes a link that its token and code open. @returns false when another call has used it, or the code is wrong */
export const takeLink = statement<never, { id: number; codeHash: Buffer | null }>(
  'account-link-take',
  `delete from account_link
   where id = :id and expires_at > now() and wrong_codes < ${MAX_WRONG_CODES} and (not needs_code or code_hash = :codeHash)`,
).some;

/** Counts an email with a link that the user has made. @returns false when it has been sent the maximum number of times */
export const countMail = statement<never, { id: number; createdBy: number; most: number }>(
  'account-link-count-mail',
  `update account_link set mails = mails + 1
   where id = :id and created_by = :createdBy and mails < :most returning id`,
).some;

export const removeOldLinks = statement(
  'account-link-remove-old',
  'delete from account_link where expires_at < now()',
).run;
