import type { CanaryRule, FieldChange, ReleaseSource, RemotePointer } from '@backoffice/contract';
import type pg from 'pg';
import { type AuditEntry, fieldChanges, insertAuditEntry } from '../../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { missingRow, refusal } from '../../../platform/http/http-error';
import { followLiveMenu } from './menu-pages.repository';
import { findPointer, type PointerRow, type PointerState, swapPointer } from './pointer.repository';

/** A user with the permission, or a deploy key; null for the server itself and the command line. */
export type Publisher = AuditEntry['author'];

type RemoteChange = Pick<AuditEntry, 'author' | 'action' | 'changes'> & { remote: string };

/** Writes an audit entry by the remote's name, because remotes have no id. */
export function auditRemote(db: Queryable, { remote, ...change }: RemoteChange): Promise<void> {
  return insertAuditEntry(db, { ...change, subject: 'remote', subjectId: null, subjectName: remote });
}

/** Returns for the audit log where a release was built from. */
export const sourceChanges = (source: ReleaseSource | null | undefined): FieldChange[] =>
  Object.entries(source ?? {}).map(([field, to]) => ({ field, from: null, to }));

/** The maximum number of rollbacks in a row. */
const DEPTH = 5;

/** Returns `previous` and `earlier` for a pointer whose live release is replaced by another, or by none. */
function pastOf(seen: PointerRow, release: string | null): Pick<PointerState, 'previous' | 'earlier'> {
  const past = [seen.live, seen.previous, ...seen.earlier].filter((each) => each !== null);
  const [previous = null, ...earlier] = new Set(past.filter((each) => each !== release));
  return { previous, earlier: earlier.slice(0, DEPTH - 1) };
}

/** Makes the release live for all users; a rollback restores the previous one. */
export function madeLive(seen: PointerRow, release: string): Partial<PointerState> {
  const endsCanary = seen.canary === release || seen.live === release;
  return {
    live: release,
    ...pastOf(seen, release),
    ...(endsCanary && { canary: null, canaryRule: null }),
    takenBack: null,
  };
}

/** Ends the canary if there is one, otherwise restores the previous release; null when there is none. */
export function rolledBack(seen: PointerRow): Partial<PointerState> | null {
  if (seen.canary) return { canary: null, canaryRule: null };
  if (!seen.previous) return null;
  const [previous = null, ...earlier] = seen.earlier;
  return { live: seen.previous, previous, earlier };
}

/** Takes the remote from all users; a rollback brings it back. */
export const retired = (seen: PointerRow): Partial<PointerState> => ({
  live: null,
  ...pastOf(seen, null),
  canary: null,
  canaryRule: null,
  takenBack: null,
});

export function presentPointer(row: PointerRow): RemotePointer {
  const { remote, disabledReason, disabledUntil, liveSince: _live, canarySince: _canary, ...pointer } = row;
  const disabled = disabledReason ? { reason: disabledReason, until: disabledUntil } : null;
  return { ...pointer, name: remote, disabled };
}

function inWords(rule: CanaryRule | null): string | null {
  if (!rule) return null;
  if (rule.by === 'percent') return `${rule.percent} %`;
  return rule.by === 'role' ? `roles ${rule.roles.join(', ')}` : `users ${rule.users.join(', ')}`;
}

/** The state of a pointer in the audit log. */
export const snapshotOf = (state: PointerState) => ({
  live: state.live,
  previous: state.previous,
  canary: state.canary,
  canaryRule: inWords(state.canaryRule),
  disabled: state.disabledReason,
  disabledUntil: state.disabledUntil,
});

export interface PointerChange extends Pick<AuditEntry, 'author' | 'action'> {
  remote: string;
  /** The generation that the caller has seen; undefined for any. */
  generation?: number | undefined;
  /** Returns null when there is nothing to change. */
  next(seen: PointerRow): Partial<PointerState> | null;
  /** Further writes of the same transaction. @returns changes for the audit entry beside those of the pointer */
  alongside?(transaction: Queryable): Promise<readonly FieldChange[]>;
}

/** A limit that is never reached, because each attempt fails only when another change succeeds. */
const ATTEMPTS = 50;

function attempt(pool: pg.Pool, change: PointerChange): Promise<RemotePointer | 'overtaken'> {
  const { remote, generation, author, action } = change;
  return inTransaction(pool, async (transaction) => {
    const seen = await findPointer(transaction, { remote });
    if (!seen) throw missingRow('remote', remote);
    if (generation !== undefined && generation !== seen.generation) return 'overtaken';
    const next = change.next(seen);
    if (!next) return presentPointer(seen);
    const changed = await swapPointer(transaction, seen, next);
    if (!changed) return 'overtaken';
    const alongside = (await change.alongside?.(transaction)) ?? [];
    if (changed.live && changed.live !== seen.live)
      await followLiveMenu(transaction, { remote, release: changed.live });
    const changes = [...fieldChanges(snapshotOf(seen), snapshotOf(changed)), ...alongside];
    await auditRemote(transaction, { remote, author, action, changes });
    return presentPointer(changed);
  });
}

/**
 * Changes the pointer of a remote and writes the audit entry in one transaction.
 *
 * @throws {HttpError} 409 when the generation that the caller has seen is not the current one
 */
export async function changePointer(pool: pg.Pool, change: PointerChange): Promise<RemotePointer> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
    const result = await attempt(pool, change);
    if (result !== 'overtaken') return result;
    if (change.generation !== undefined) break;
  }
  throw refusal(409, 'remote-changed', { remote: change.remote });
}
