import {
  failureReason,
  type AuditAction,
  type AuditSubject,
  type FailureSubject,
  type FieldChange,
} from '@backoffice/contract';
import type pg from 'pg';
import { isDeepStrictEqual } from 'node:util';
import { type Author, fieldChanges, insertAuditEntry } from '../audit/audit.repository';
import { nextId } from '../database/new-rows';
import { inSteps, inTransaction, type Queryable } from '../database/transaction';
import { type HttpError, missingRow, refusedFields, staleRow } from '../http/http-error';
import {
  claimKey,
  type CreateKey,
  createKeyFor,
  findCreated,
  type SentKey,
} from '../idempotency/create-keys';

/** All fields of a row that its history shows. */
export type Snapshot = Readonly<Record<string, FieldChange['from']>>;

/** A kind of row that is written by `auditedWrites`. `By` is the type by which calls identify a row. */
export interface AuditedArea<Row, By> {
  /** The name of the kind in the audit log and in failures. */
  subject: AuditSubject & FailureSubject;
  /** The table whose sequence gives the ids of new rows; by default it is named like the subject. */
  table?: string;
  /** Returns the current row; null when there is none. */
  find(db: Queryable, id: number): Promise<Row | null>;
  /** Returns the current row and locks it until the transaction ends. Must not write. */
  lock(transaction: pg.ClientBase, by: By): Promise<Row | null>;
  snapshot(row: Row): Snapshot;
  /** Returns the name of one row for the audit log. */
  name?(row: Row): string;
  /** Returns the id of the row that a write of this one locks as well. */
  parentId?(row: Row): number;
  /** Returns the error for a repeated create whose row has been deleted since; 404 by default. */
  deletedSince?(): HttpError;
}

/** Values by the names of fields in calls. */
type Fields = Readonly<Record<string, unknown>>;

interface Create {
  author: Author;
  key: SentKey | undefined;
  /** The content that must be the same in a repetition. */
  request: object;
}

/** Writes the row with the given id and returns it. */
type Insert<Row> = (transaction: pg.ClientBase, id: number) => Promise<Row>;

interface Condition<Row, By, Checked> {
  author: Author;
  by: By;
  /** The version that the caller has read: the write is refused when the row has changed since. Undefined skips the check. */
  updatedAt: string | undefined;
  /** Fields that were sent back as they were read and cannot be changed, and their current values. */
  asRead?: { sent: Fields; now(before: Row, transaction: pg.ClientBase): Fields | Promise<Fields> };
  /** Throws to refuse a change that the row does not allow. Its result is passed to `write`. */
  check?(transaction: pg.ClientBase, before: Row): Promise<Checked>;
}

interface Change<Row, By, Checked> extends Condition<Row, By, Checked> {
  /** Returns the row after the change. */
  write(transaction: pg.ClientBase, before: Row, checked: Checked): Promise<Row>;
  /** Further writes of the same transaction, for other tables that record the change. */
  alongside?(transaction: pg.ClientBase, before: Row, after: Row): Promise<unknown>;
  /** The reason, for the audit log. */
  reason?: string | undefined;
  /** Returns the action for the audit log; `update` by default. */
  action?(after: Row): AuditAction;
}

interface Removal<Row, By, Checked> extends Condition<Row, By, Checked> {
  remove(transaction: pg.ClientBase, before: Row): Promise<unknown>;
}

/** @param now called only when something was sent, because it may have to read and decrypt keys */
async function refuseOtherThanRead(sent: Fields, now: () => Fields | Promise<Fields>): Promise<void> {
  const names = Object.keys(sent).filter((name) => sent[name] !== undefined);
  if (names.length === 0) return;
  const row = await now();
  const changedNames = names.filter((name) => !isDeepStrictEqual(sent[name], row[name]));
  if (changedNames.length > 0)
    throw refusedFields(400, ...changedNames.map((path) => ({ path, ...failureReason('field-fixed') })));
}

/**
 * Writes rows with a history. Each write is a transaction that checks its precondition, writes the row and records in the audit
 * log who changed what from what to what. A change takes three round trips to the database: docs/decisions/0019.
 *
 * @throws HttpError from all: 404 when there is no such row, 409 when it has changed since or a key was used for a different
 *   request
 */
export function auditedWrites<
  Row extends { id: number; updatedAt: string },
  By extends number | string = number,
>(pool: pg.Pool, area: AuditedArea<Row, By>) {
  const { subject } = area;
  interface Noted {
    author: Author;
    action: AuditAction;
    before: Row | null;
    after: Row | null;
    reason?: string | undefined;
  }

  function note(transaction: pg.ClientBase, { author, action, before, after, reason }: Noted): Promise<void> {
    const row = after ?? before;
    return insertAuditEntry(transaction, {
      subject,
      subjectId: row && row.id,
      subjectName: row && area.name?.(row),
      author,
      action,
      changes: fieldChanges(before && area.snapshot(before), after && area.snapshot(after)),
      reason,
    });
  }

  async function createdBefore(key: CreateKey): Promise<Row | null> {
    const id = await findCreated(pool, key);
    if (id === null) return null;
    const row = await area.find(pool, id);
    if (!row) throw area.deletedSince?.() ?? missingRow(subject, id);
    return row;
  }

  async function lockAndCheck<Checked>(
    transaction: pg.ClientBase,
    { by, updatedAt, asRead, check }: Condition<Row, By, Checked>,
  ): Promise<{ before: Row; checked: Checked }> {
    const before = await area.lock(transaction, by);
    if (!before) throw missingRow(subject, by);
    // Without a check, undefined is passed on.
    const checked = (await check?.(transaction, before)) as Checked;
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt))
      throw staleRow(subject, before.updatedAt);
    if (asRead) await refuseOtherThanRead(asRead.sent, () => asRead.now(before, transaction));
    return { before, checked };
  }

  return {
    /** @param prepare slow or refusing steps, which run before the transaction begins */
    async create({ author, key, request }: Create, prepare: () => Promise<Insert<Row>>): Promise<Row> {
      const createKey = key ? createKeyFor(subject, author.userId, key.value, request) : null;
      const earlier = async () => {
        const row = createKey && (await createdBefore(createKey));
        if (row) key?.onReplay();
        return row;
      };
      const before = await earlier();
      if (before) return before;
      const insert = await prepare();
      const created = await inSteps(pool, {
        read: (transaction) => nextId(transaction, area.table ?? subject),
        write: async (transaction, id) => {
          if (createKey && !(await claimKey(transaction, { ...createKey, rowId: id }))) return null;
          const row = await insert(transaction, id);
          await author.recheck?.(transaction);
          return row;
        },
        last: async (transaction, after) =>
          after && note(transaction, { author, action: 'create', before: null, after }),
      });
      const row = created ?? (await earlier());
      if (!row) throw new Error('A create has an idempotency key that is neither new nor stored.');
      return row;
    },

    /** @returns the row after the change */
    async change<Checked = undefined>(change: Change<Row, By, Checked>): Promise<Row> {
      const { author, reason, write, alongside, action = () => 'update' } = change;
      const { after } = await inSteps(pool, {
        read: (transaction) => lockAndCheck(transaction, change),
        write: async (transaction, { before, checked }) => {
          const after = await write(transaction, before, checked);
          await author.recheck?.(transaction);
          return { before, after };
        },
        last: (transaction, { before, after }) =>
          Promise.all([
            alongside?.(transaction, before, after),
            note(transaction, { author, action: action(after), before, after, reason }),
          ]),
      });
      return after;
    },

    /**
     * Makes all changes in one transaction, or none. Rows are locked in the order of the changes, by which the caller sorts them,
     * and written in that of their parents, so that two calls never wait for each other.
     *
     * @returns the rows after the changes, in the order of these
     */
    changeAll: <Checked = undefined>(changes: readonly Change<Row, By, Checked>[]): Promise<Row[]> =>
      inTransaction(pool, async (transaction) => {
        const locked = [];
        for (const change of changes) locked.push({ change, ...(await lockAndCheck(transaction, change)) });
        const parentOf = ({ before }: { before: Row }) => area.parentId?.(before) ?? 0;
        const changed = new Map<Change<Row, By, Checked>, Row>();
        for (const { change, before, checked } of locked.toSorted(
          (one, two) => parentOf(one) - parentOf(two),
        )) {
          const { author, reason, write, action = () => 'update' } = change;
          const after = await write(transaction, before, checked);
          await change.alongside?.(transaction, before, after);
          await note(transaction, { author, action: action(after), before, after, reason });
          changed.set(change, after);
        }
        await changes[0]?.author.recheck?.(transaction);
        return changes.map((change) => changed.get(change)!);
      }),

    /** @returns the row before its removal */
    async remove<Checked = undefined>(removal: Removal<Row, By, Checked>): Promise<Row> {
      const { author, remove } = removal;
      return inSteps(pool, {
        read: (transaction) => lockAndCheck(transaction, removal),
        write: async (transaction, { before }) => {
          await remove(transaction, before);
          return before;
        },
        last: (transaction, before) => note(transaction, { author, action: 'delete', before, after: null }),
      });
    },
  };
}
