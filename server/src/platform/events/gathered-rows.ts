import { type AuditSubject, callAccess, type HeldPermission, neededPermissions } from '@backoffice/contract';
import type { Permission } from '@backoffice/contract';
import { LIVE_ROWS_MAX, type LiveList, liveLists } from '@backoffice/contract/live-lists';
import type { RowsChange } from '@backoffice/contract/server-events';
import type { RowsWritten } from './written-rows.repository';

const listOf: Partial<Record<AuditSubject, LiveList>> = {
  merchant: 'merchants',
  channel: 'channels',
  'channel type': 'channelTypes',
  user: 'users',
  article: 'articles',
  role: 'roles',
  'merchant note': 'merchantNotes',
  'channel note': 'channelNotes',
};
const changeOf: Partial<Record<string, 'created' | 'changed' | 'deleted'>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
};

export interface GatheredRows extends Omit<RowsChange, 'topic' | 'readers' | 'own' | 'rows'> {
  /** The user who wrote a row; null when several did. */
  writers: Map<number, number | null>;
}

const nothing = () => ({ created: [], changed: [], deleted: [], writers: new Map<number, number | null>() });

/** Keeps only some of the created ids: with them a page finds out whether any belong to its list. */
function asMany({ kind, created, someCreated = [] }: GatheredRows): GatheredRows {
  const some = [...someCreated, ...created].slice(-LIVE_ROWS_MAX);
  return { kind, ...nothing(), isMany: true, ...(some.length > 0 && { someCreated: some }) };
}

/**
 * Combines writes into one change for each list: each row once; beyond the number that a page reads at once, only a note that
 * there are more.
 */
export function gatherRows(written: readonly Omit<RowsWritten, 'last'>[]): GatheredRows[] {
  const lists = new Map<LiveList, GatheredRows>();
  for (const { subject, action, userId, ids, isMany } of written) {
    const kind = listOf[subject];
    const change = changeOf[action];
    if (!kind || !change) continue;
    const known = lists.get(kind) ?? { kind, ...nothing(), isMany: false };
    lists.set(kind, known);
    for (const id of ids) {
      if (!known[change].includes(id)) known[change].push(id);
      const { writers } = known;
      writers.set(id, !writers.has(id) || writers.get(id) === userId ? userId : null);
    }
    const count = known.created.length + known.changed.length + known.deleted.length;
    if (known.isMany || isMany || count > LIVE_ROWS_MAX) lists.set(kind, asMany(known));
  }
  return [...lists.values()];
}

const needed = Object.entries(liveLists).map(([list, call]) => ({
  list: list as LiveList,
  // Without permissions that cover only a part of a row.
  permissions: neededPermissions(callAccess[call])
    .filter(({ onlyWith }) => !onlyWith)
    .map(({ permission }) => permission),
}));

/** Returns the lists whose rows the reader may read. */
export function listsFor(reader: { permissions: ReadonlySet<HeldPermission> }) {
  const may = (permission: Permission) => reader.permissions.has(permission);
  return new Set(needed.filter(({ permissions }) => permissions.some(may)).map(({ list }) => list));
}
