import type { FieldChange, HistoryEntry } from '@backoffice/contract';
import fc from 'fast-check';
import { MAX_LATER_PAGES, readLater, undone } from './earlier-state';

const entry = (id: number, changes: FieldChange[] = []): HistoryEntry => ({
  id,
  at: '2026-04-01T00:00:00.000Z',
  actor: 'wang',
  action: 'update',
  changes,
});

type State = Record<string, number>;
const state = fc.record({ fee: fc.nat(2), weight: fc.nat(2), rank: fc.nat(2) });

/** Returns the changes between two states, as the server records them. */
function changesBetween(before: State, after: State): FieldChange[] {
  return Object.keys(after)
    .map((field) => ({ field, from: before[field]!, to: after[field]! }))
    .filter(({ from, to }) => from !== to);
}

it('undone leads from any state to any earlier one', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 2, maxLength: 12 }), fc.nat(), (states, chosen) => {
      const then = chosen % states.length;
      const entries = states.slice(1).map((after, at) => entry(at + 1, changesBetween(states[at]!, after)));
      const later = entries.slice(then).reverse();
      const now = states.at(-1)!;
      expect(new Set(undone(later))).toEqual(new Set(changesBetween(now, states[then]!)));
    }),
  );
});

/** A history that gets new entries while it is read. */
function historyOf(count: number, size: number, written = 0) {
  let entries = Array.from({ length: count }, (_, at) => entry(count - at));
  return (page: number) => {
    const items = entries.slice((page - 1) * size, page * size);
    const newest = entries[0]?.id ?? 0;
    entries = [...Array.from({ length: written }, (_, at) => entry(newest + written - at)), ...entries];
    return Promise.resolve({ items, total: entries.length });
  };
}
const idsAfter = async (read: ReturnType<typeof historyOf>, id: number) =>
  (await readLater(read, id))?.map((later) => later.id);

it('readLater reads the later entries over several pages', async () => {
  expect(await idsAfter(historyOf(7, 3), 7)).toEqual([]);
  expect(await idsAfter(historyOf(7, 3), 2)).toEqual([7, 6, 5, 4, 3]);
});

it('readLater misses no entry while others are added', async () => {
  const ids = await idsAfter(historyOf(7, 3, 2), 2);
  // Some entries are read twice: undoing a change again, together with all later ones, gives the same result.
  expect([...new Set(ids)]).toEqual([7, 6, 5, 4, 3]);
  expect(ids!.length).toBeGreaterThan(5);
});

it('readLater returns undefined for an entry that is too old or missing', async () => {
  const pages = MAX_LATER_PAGES + 1;
  expect(await idsAfter(historyOf(pages * 3, 3), 1)).toHaveLength(pages * 3 - 1);
  expect(await idsAfter(historyOf(pages * 3 + 1, 3), 1)).toBeUndefined();
  expect(await idsAfter(historyOf(4, 3), 0)).toBeUndefined();
});
