import type { RowsChange } from '@backoffice/contract/server-events';
import { choiceFilter, searchFilter } from '../../declaration/filters';
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

it('idsToRead returns the touched rows on screen, or all when any may have changed', () => {
  expect(idsToRead(pendingAfter({ changed: [2, 9], deleted: [3], created: [10] }), all)).toEqual([2, 3]);
  expect(idsToRead(pendingAfter({ isMany: true }), all)).toEqual([1, 2, 3]);
  expect(idsToRead(noted(nothingPending, null), all)).toEqual([1, 2, 3]);
});

it('planRows marks rows that others changed or deleted, in position, and no unchanged ones', () => {
  const pending = pendingAfter({ changed: [1, 2], deleted: [3] });
  const changed = row(2, { name: 'Other' });
  const plan = planRows(pending, [1, 2, 3], [row(1), changed], all);
  expect(plan.rows).toEqual([changed]);
  expect(Object.fromEntries(plan.changes)).toEqual({ 2: 'changed', 3: 'gone' });
});

it('planRows keeps a newer row on screen, such as the user’s own edit', () => {
  const shown = { ...row(2, { name: 'Mine' }), updatedAt: '2026-01-02T00:00:00.000Z' };
  const older = { ...row(2), updatedAt: '2026-01-01T00:00:00.000Z' };
  expect(planRows(pendingAfter({ changed: [2] }), [2], [older], { ...all, rows: [shown] }).rows).toEqual([]);
});

it('noted drops the row of an announcement when a later one has none', () => {
  const withRows = pendingAfter({ changed: [1, 2], rows: [row(1), row(2)] });
  const since = noted(withRows, { ...nothing, changed: [2] });
  expect([...since.answers.keys()]).toEqual([1]);
  expect(noted(withRows, null).answers.size).toBe(0);
});

it('planRows updates the user’s own changes without a mark, unless others also changed the row', () => {
  const own = pendingAfter({ changed: [2], own: [2] });
  const changed = row(2, { name: 'Other' });
  expect(planRows(own, [2], [changed], all)).toMatchObject({ rows: [changed], changes: new Map() });
  const both = noted(own, { ...nothing, changed: [2] });
  expect(planRows(both, [2], [changed], all).changes.get(2)).toBe('changed');
});

it('planRows marks a row that no longer matches the filters, and keeps it in position', () => {
  const changed = row(2, { status: 'inactive' });
  const plan = planRows(pendingAfter({ changed: [2], own: [2] }), [2], [changed], active);
  expect(plan.rows).toEqual([changed]);
  expect(plan.changes.get(2)).toBe('left');
});

it('planRows reports when other pages are outdated', () => {
  const isElsewhere = (ids: { changed?: number[]; deleted?: number[] }, answered: Row[]) =>
    planRows(pendingAfter(ids), [1], answered, all).isElsewhere;
  expect(isElsewhere({ changed: [1] }, [row(1)])).toBe(false);
  expect(isElsewhere({ deleted: [1] }, [])).toBe(true);
  expect(isElsewhere({ changed: [9] }, [])).toBe(true);
});

it('planRows offers new rows that match for certain, and leaves the others unresolved', () => {
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

it('planRows handles the listed rows of many, and reports that there may be more', () => {
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

it('planRows checks offered rows again when they changed, and all after a gap', () => {
  const shown = { ...searched, offered: new Set([10, 11]) };
  const unresolvedOf = (pending: PendingRows) => planRows(pending, [], [], shown).unresolved;
  expect(unresolvedOf(pendingAfter({ created: [10] }))).toEqual([]);
  expect(unresolvedOf(pendingAfter({ deleted: [11] }))).toEqual([11]);
  expect(unresolvedOf(noted(nothingPending, null))).toEqual([10, 11]);
});

it('fitOf uses only the choices of a row', () => {
  expect(fitOf(filters, { status: 'inactive', text: 'x' }, row(1))).toBe('out');
  expect(fitOf(filters, { status: 'active', text: 'x' }, row(1))).toBe('unknown');
  expect(fitOf(filters, { page: 2, text: '' }, row(1))).toBe('in');
});
