import type { CanaryRule, FieldChange } from '@backoffice/contract';
import type pg from 'pg';
import { type AuditEntry, fieldChanges, insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import { HttpError, missingRow } from '../../platform/http/http-error';
import { findPointer, type PointerRow, type PointerState, swapPointer } from './pointer.repository';

export interface PointerChange {
  remote: string;
  /** The generation that the caller has seen; undefined: whatever is there. */
  generation?: number;
  author: AuditEntry['author'];
  action: AuditEntry['action'];
  /** Null: there is nothing to change. */
  next(seen: PointerRow): Partial<PointerState> | null;
  /** Told in the audit log beside what has changed. */
  also?: readonly FieldChange[];
  /** Done in the same transaction; what it changes is told, too. */
  alongside?(transaction: Queryable): Promise<readonly FieldChange[]>;
}

/** Each try means that somebody else was first; nobody is that unlucky. */
const TRIES = 50;

function inWords(rule: CanaryRule | null): string | null {
  if (!rule) return null;
  if (rule.by === 'percent') return `${rule.percent} %`;
  return rule.by === 'role' ? `roles ${rule.roles.join(', ')}` : `users ${rule.users.join(', ')}`;
}

const factsOf = (state: PointerState) => ({
  live: state.live,
  previous: state.previous,
  canary: state.canary,
  canaryRule: inWords(state.canaryRule),
  disabled: state.disabledReason,
  disabledUntil: state.disabledUntil?.toISOString() ?? null,
});

async function attempt(pool: pg.Pool, change: PointerChange): Promise<PointerRow | 'overtaken'> {
  return inTransaction(pool, async (transaction) => {
    const seen = await findPointer(transaction, change.remote);
    if (!seen) throw missingRow('remote', change.remote);
    if (change.generation !== undefined && change.generation !== seen.generation) return 'overtaken';
    const wanted = change.next(seen);
    if (!wanted) return seen;
    const changed = await swapPointer(transaction, seen, { ...seen, ...wanted });
    if (!changed) return 'overtaken';
    const alongside = (await change.alongside?.(transaction)) ?? [];
    await insertAuditEntry(transaction, {
      author: change.author,
      subject: 'remote',
      subjectId: null,
      subjectName: change.remote,
      action: change.action,
      changes: [...fieldChanges(factsOf(seen), factsOf(changed)), ...(change.also ?? []), ...alongside],
    });
    return changed;
  });
}

/**
 * Moves the pointer of a remote and writes it down, both or neither.
 *
 * @throws {HttpError} 409 when the generation that the caller has seen is not the present one
 */
export async function changePointer(pool: pg.Pool, change: PointerChange): Promise<PointerRow> {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await attempt(pool, change);
    if (result !== 'overtaken') return result;
    if (change.generation !== undefined) break;
  }
  throw new HttpError(409, `Somebody else has just changed ${change.remote}. Look again, then decide.`);
}
