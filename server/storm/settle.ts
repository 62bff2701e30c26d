import type { Operations, Model, Move, Pointer, Row, Write } from './model';

/** The confirmed changes of a step, derived from the stored rows. */
export interface Settled {
  problems: string[];
  /** The rows as they are now. */
  rows: Row[];
  /** The number of audit entries that each row must have since the previous step, by its name. */
  entries: Map<string, number>;
  /** The marks of the writes that were stored. */
  marks: string[];
}

const describeRow = ({ mark, status }: Pick<Row, 'mark' | 'status'>) => `${status} "${mark}"`;
const fits = (after: Write['after'], row: Row | undefined) =>
  after === null || !row ? after === null && !row : after.mark === row.mark && after.status === row.status;

/** Finds the write to one row that was stored; all of them have read the same version of it. */
function settleRow(before: Row | undefined, writes: readonly Write[], now: Row | undefined) {
  const name = now?.name ?? before?.name ?? writes[0]?.name ?? '';
  const problems: string[] = [];
  const complain = (what: string) => problems.push(`${writes[0]?.kind ?? now?.kind} ${name}: ${what}`);
  const acknowledged = writes.filter(({ outcome }) => outcome === 'acknowledged');
  const isAsBefore = before ? now?.updatedAt === before.updatedAt : !now;

  if (acknowledged.length > 1) complain('two writes were acknowledged that had read the same state');
  if (isAsBefore) {
    if (acknowledged.length > 0) complain('an acknowledged write is not there');
    if (before && now && describeRow(before) !== describeRow(now))
      complain('it was changed without a new updatedAt');
    if (writes.some(({ reason }) => reason.startsWith('row-changed') || reason.startsWith('row-missing')))
      complain('a write was refused as outdated without an earlier one');
    return { problems, winner: undefined };
  }
  const possible = writes.filter(({ outcome, after }) => outcome !== 'refused' && fits(after, now));
  const winner = possible.find(({ outcome }) => outcome === 'acknowledged') ?? possible[0];
  if (!winner) complain(`it is ${now ? describeRow(now) : 'gone'}, which no accepted write produced`);
  if (acknowledged[0] && winner !== acknowledged[0]) complain('another write replaced an acknowledged one');
  for (const answer of winner?.answers ?? []) {
    // The answer to a role's create has no id.
    const isOther =
      (Number.isFinite(answer.id) && answer.id !== now?.id) || answer.updatedAt !== now?.updatedAt;
    if (isOther)
      complain(
        `it was answered as ${answer.id} of ${answer.updatedAt}, and is ${now?.id} of ${now?.updatedAt}`,
      );
  }
  return { problems, winner };
}

/**
 * Compares the answers with the stored rows, and computes the expected audit entries.
 *
 * @param now all rows of the seed, and the two administrators
 */
export function settleRows(model: Model, { writes }: Operations, now: readonly Row[]): Settled {
  const keyOf = ({ kind, name }: Pick<Row, 'kind' | 'name'>) => `${kind} ${name}`;
  const before = new Map([...model.rows, ...model.administrators].map((row) => [keyOf(row), row]));
  const there = new Map(now.map((row) => [keyOf(row), row]));
  const settled: Settled = { problems: [], rows: [...now], entries: new Map(), marks: [] };
  if (there.size < now.length) settled.problems.push('One create produced two rows');
  for (const key of new Set([...before.keys(), ...there.keys(), ...writes.map(keyOf)])) {
    const own = writes.filter((write) => keyOf(write) === key);
    const { problems, winner } = settleRow(before.get(key), own, there.get(key));
    settled.problems.push(...problems);
    if (!winner) continue;
    settled.entries.set(key, 1);
    if (winner.after && winner.after.mark !== winner.before?.mark) settled.marks.push(winner.after.mark);
  }
  return settled;
}

const samePointer = (one: Pointer, other: Pointer) =>
  one.live === other.live && one.previous === other.previous && one.generation === other.generation;

/** The same for the pointer of a remote. @returns the contradictions */
export function settlePointer(before: Pointer, moves: readonly Move[], now: Pointer): string[] {
  const acknowledged = moves.filter(({ outcome }) => outcome === 'acknowledged');
  if (acknowledged.length > 1)
    return ['two moves of one pointer were acknowledged that had seen the same generation'];
  if (samePointer(before, now))
    return acknowledged.length > 0 ? ['an acknowledged move of a pointer is not there'] : [];
  const possible = moves.filter(
    ({ outcome, after }) => outcome !== 'refused' && after && samePointer(after, now),
  );
  if (possible.length === 0) return [`the pointer ${JSON.stringify(now)} is not that of an accepted move`];
  return acknowledged[0] && !possible.includes(acknowledged[0])
    ? ['another move replaced an acknowledged one']
    : [];
}
