import type { RowsChange } from '@backoffice/contract/server-events';
import { choiceFilter, searchFilter } from '../declaration/filters';
import { fitOf, idsToRead, noted, nothingPending, type PendingRows, planRows } from './plan-rows';

interface Row {
  id: number;
  name: string;
  status: string;
}

const row = (id: number, change: Partial<Row> = {}): Row => ({
  id,
  name: `Row ${id}`,
  status: 'active',
  ...change,
});
const filters = {
  text: searchFilter('text', 32),
  status: choiceFilter('status', { active: 'on', inactive: 'off' }),
};
const rows = [row(1), row(2), row(3)];
const all = { rows, filters, query: { page: 1, limit: 20 } };
const active = { ...all, query: { ...all.query, status: 'active' } };
const searched = { ...all, query: { ...all.query, text: 'Row' } };

const nothing: RowsChange = {
  topic: 'rows',
  kind: 'merchants',
  created: [],
  changed: [],
  deleted: [],
  own: [],
  isMany: false,
  readers: 1,
};
const pendingAfter = (change: Partial<RowsChange>) => noted(nothingPending, { ...nothing, ...change });

it('reads the rows on screen that were touched, and all of them where any may have been', () => {
  expect(idsToRead(pendingAfter({ changed: [2, 9], deleted: [3], created: [10] }), all)).toEqual([2, 3]);
  expect(idsToRead(pendingAfter({ isMany: true }), all)).toEqual([1, 2, 3]);
  expect(idsToRead(noted(nothingPending, null), all)).toEqual([1, 2, 3]);
});

it('marks what others have changed or deleted, in its place, and nothing that is as it was', () => {
  const pending = pendingAfter({ changed: [1, 2], deleted: [3] });
  const changed = row(2, { name: 'Other' });
  const plan = planRows(pending, [1, 2, 3], [row(1), changed], all);
  expect(plan.rows).toEqual([changed]);
  expect(Object.fromEntries(plan.changes)).toEqual({ 2: 'changed', 3: 'gone' });
});

it('leaves what is newer on screen than what was told, such as one’s own edit', () => {
  const shown = { ...row(2, { name: 'Mine' }), updatedAt: '2026-01-02T00:00:00.000Z' };
  const older = { ...row(2), updatedAt: '2026-01-01T00:00:00.000Z' };
  expect(planRows(pendingAfter({ changed: [2] }), [2], [older], { ...all, rows: [shown] }).rows).toEqual([]);
});

it('reads a row that was told along, and has changed since without', () => {
  const withRows = pendingAfter({ changed: [1, 2], rows: [row(1), row(2)] });
  const since = noted(withRows, { ...nothing, changed: [2] });
  expect([...since.answers.keys()]).toEqual([1]);
  expect(noted(withRows, null).answers.size).toBe(0);
});

it('brings one’s own changes up to date without a mark, unless somebody else has changed the row, too', () => {
  const own = pendingAfter({ changed: [2], own: [2] });
  const changed = row(2, { name: 'Other' });
  expect(planRows(own, [2], [changed], all)).toMatchObject({ rows: [changed], changes: new Map() });
  const both = noted(own, { ...nothing, changed: [2] });
  expect(planRows(both, [2], [changed], all).changes.get(2)).toBe('changed');
});

it('says of a row that it has left its filter, and leaves it where it is', () => {
  const changed = row(2, { status: 'inactive' });
  const plan = planRows(pendingAfter({ changed: [2], own: [2] }), [2], [changed], active);
  expect(plan.rows).toEqual([changed]);
  expect(plan.changes.get(2)).toBe('left');
});

it('tells that other pages have another answer by now', () => {
  const isElsewhere = (ids: { changed?: number[]; deleted?: number[] }, answered: Row[]) =>
    planRows(pendingAfter(ids), [1], answered, all).isElsewhere;
  expect(isElsewhere({ changed: [1] }, [row(1)])).toBe(false);
  expect(isElsewhere({ deleted: [1] }, [])).toBe(true);
  expect(isElsewhere({ changed: [9] }, [])).toBe(true);
});

it('offers new rows that are not on screen and belong to the list for certain, and doubts the others', () => {
  const created = [1, 10, 11, 12];
  const planned = (change: Partial<RowsChange>, shown: Parameters<typeof planRows<Row>>[3]) => {
    const { offered, unresolved } = planRows(pendingAfter(change), [], [], shown);
    return { offered, unresolved };
  };
  const rows = [row(10), row(11, { status: 'inactive' })];
  expect(planned({ created }, all)).toEqual({ offered: [10, 11, 12], unresolved: [] });
  expect(planned({ created }, active)).toEqual({ offered: [], unresolved: [10, 11, 12] });
  // The event contains rows: an id without a row is gone.
  expect(planned({ created, rows }, all)).toEqual({ offered: [10, 11], unresolved: [] });
  expect(planned({ created, rows }, active)).toEqual({ offered: [10], unresolved: [] });
  expect(planned({ created, rows }, searched)).toEqual({ offered: [], unresolved: [10, 11] });
});

it('offers or doubts those that are named of many new rows, and knows that there may be more', () => {
  const many = pendingAfter({ isMany: true, someCreated: [10, 11] });
  const pending = noted(many, { ...nothing, created: [12] });
  expect(planRows(pending, [], [], all)).toMatchObject({ offered: [10, 11, 12], isCreatedMore: true });
  expect(planRows(pending, [], [], searched)).toMatchObject({
    unresolved: [10, 11, 12],
    isCreatedMore: true,
  });
  expect(planRows(pendingAfter({ isMany: true }), [], [], all)).toMatchObject({
    offered: [],
    isCreatedMore: false,
  });
});

it('doubts rows that are offered when they were touched since, and any after a gap', () => {
  const shown = { ...searched, offered: new Set([10, 11]) };
  const unresolvedOf = (pending: PendingRows) => planRows(pending, [], [], shown).unresolved;
  expect(unresolvedOf(pendingAfter({ created: [10] }))).toEqual([]);
  expect(unresolvedOf(pendingAfter({ deleted: [11] }))).toEqual([11]);
  expect(unresolvedOf(noted(nothingPending, null))).toEqual([10, 11]);
});

it('tells by its choices alone whether a row belongs to a list', () => {
  expect(fitOf(filters, { status: 'inactive', text: 'x' }, row(1))).toBe('out');
  expect(fitOf(filters, { status: 'active', text: 'x' }, row(1))).toBe('unknown');
  expect(fitOf(filters, { page: 2, text: '' }, row(1))).toBe('in');
});
