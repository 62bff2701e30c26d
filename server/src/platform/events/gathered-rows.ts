import { type AuditSubject, callAccess, neededPermissions, type Permission } from '@backoffice/contract';
import { LIVE_ROWS_MOST, type LiveList, liveLists } from '@backoffice/contract/live-lists';
import type { RowsChange } from '@backoffice/contract/server-events';

/** What the database announces when rows were written; see migration 0069. */
export interface RowsWritten {
  subject: AuditSubject;
  action: 'create' | 'update' | 'delete';
  /** Who wrote them; null for what nobody signed in did. */
  userId: number | null;
  /** Null: more than anybody is told of. */
  ids: number[] | null;
}

const listOf: Partial<Record<AuditSubject, LiveList>> = {
  merchant: 'merchants',
  channel: 'channels',
  'channel type': 'channelTypes',
  user: 'users',
  article: 'articles',
  role: 'roles',
};
const fates = { create: 'created', update: 'changed', delete: 'deleted' } as const;

export interface GatheredRows extends Omit<RowsChange, 'topic' | 'readers' | 'own'> {
  /** Who alone has written each of the rows; null where it were several. */
  writers: Map<number, number | null>;
}

/** What was written within a moment, so that many writes are told as one: of each list so many ids, and beyond that only that there are more. */
export class RowGathering {
  #lists = new Map<LiveList, GatheredRows>();

  add({ subject, action, userId, ids }: RowsWritten): void {
    const kind = listOf[subject];
    if (!kind) return;
    const empty = { created: [], changed: [], deleted: [], writers: new Map<number, number | null>() };
    const known: GatheredRows = this.#lists.get(kind) ?? { kind, ...empty, isMany: false };
    this.#lists.set(kind, known);
    const { writers } = known;
    for (const id of ids ?? []) {
      if (!known[fates[action]].includes(id)) known[fates[action]].push(id);
      writers.set(id, !writers.has(id) || writers.get(id) === userId ? userId : null);
    }
    const count = known.created.length + known.changed.length + known.deleted.length;
    if (ids && count <= LIVE_ROWS_MOST) return;
    this.#lists.set(kind, { kind, ...empty, isMany: true });
  }

  /** All of it, once. */
  take(): GatheredRows[] {
    const gathered = [...this.#lists.values()];
    this.#lists = new Map();
    return gathered;
  }
}

const needed = Object.entries(liveLists).map(([list, call]) => ({
  list: list as LiveList,
  // Not what is enough for a part of a row only.
  permissions: neededPermissions(callAccess[call])
    .filter(({ onlyWith }) => !onlyWith)
    .map(({ permission }) => permission),
}));

/** The lists that somebody may hear of: those whose rows they may read. */
export function listsFor(reader: { permissions: ReadonlySet<Permission>; mustChangePassword: boolean }) {
  if (reader.mustChangePassword) return new Set<LiveList>();
  const may = (permission: Permission) => reader.permissions.has(permission);
  return new Set(needed.filter(({ permissions }) => permissions.some(may)).map(({ list }) => list));
}
