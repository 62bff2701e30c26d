import type { ServiceAccount } from '@backoffice/contract/service-accounts';
import { SERVICE_ACCOUNTS_MAX, scopesBeyond } from '@backoffice/contract/service-account-values';
import type pg from 'pg';
import type { Caller } from '../../../platform/http/caller';
import { refusedField } from '../../../platform/http/http-error';
import { skeletonOf } from '../users/username-form';
import { type AccountRow, listNames, lockNames } from './service-accounts.repository';

/** The fields of an account that a call can change. */
export type AccountValues = Pick<ServiceAccount, 'name' | 'description' | 'scopes' | 'expiresAt' | 'status'>;

type Rights = Pick<Caller, 'permissions'>;

/**
 * Refuses scopes that the caller cannot grant.
 *
 * @throws HttpError 400, because a client takes a 403 for the end of its session
 */
export function refuseScopesBeyond({ permissions }: Rights, scopes: readonly string[]): void {
  const beyond = scopesBeyond(permissions, scopes);
  if (beyond.length > 0) throw refusedField(400, 'scopes', 'scope-beyond-own', { scopes: beyond.join(', ') });
}

/** Refuses to change an account, or to issue a key for one, whose scopes the caller cannot grant. */
export function refuseAccountBeyond({ permissions }: Rights, { scopes }: Pick<AccountRow, 'scopes'>): void {
  if (scopesBeyond(permissions, scopes).length > 0)
    throw refusedField(400, 'id', 'service-account-beyond-own');
}

const endOf = (expiresAt: string | null) => (expiresAt === null ? Infinity : Date.parse(expiresAt));

/** Returns true when a change does nothing but deactivate the account or bring its end forward. */
function onlyLimits(before: AccountValues, after: AccountValues): boolean {
  return (
    after.name === before.name &&
    after.description === before.description &&
    String(after.scopes) === String(before.scopes) &&
    (after.status === before.status || after.status === 'inactive') &&
    endOf(after.expiresAt) <= endOf(before.expiresAt)
  );
}

/** Refuses a change beyond the caller's permissions; one that limits damage needs none of them. */
export function refuseChangeBeyond(rights: Rights, before: AccountValues, after: AccountValues): void {
  if (onlyLimits(before, after)) return;
  refuseAccountBeyond(rights, before);
  refuseScopesBeyond(rights, after.scopes);
}

/** Refuses an end that has passed; to end an account at once, it is deactivated. */
export function refusePastEnd(expiresAt: string | null): void {
  if (endOf(expiresAt) <= Date.now()) throw refusedField(400, 'expiresAt', 'service-end-past');
}

/**
 * Refuses a name that another account has or that looks like one, and an account beyond the limit. No other name is written until
 * the transaction ends.
 */
export async function refuseName(transaction: pg.ClientBase, id: number, name: string): Promise<void> {
  await lockNames(transaction);
  const others = (await listNames(transaction)).filter((other) => other.id !== id);
  if (others.length >= SERVICE_ACCOUNTS_MAX)
    throw refusedField(409, 'name', 'service-accounts-too-many', { most: SERVICE_ACCOUNTS_MAX });
  const skeleton = skeletonOf(name);
  if (others.some((other) => skeletonOf(other.name) === skeleton))
    throw refusedField(409, 'name', 'service-name-taken');
}
