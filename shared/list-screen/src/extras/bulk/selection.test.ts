import { createSelection } from './selection';

const page = [1, 2, 3, 4, 5].map((id) => ({ id, updatedAt: `seen ${id}` }));
const row = (id: number) => page[id - 1]!;
const idsOf = ({ now }: ReturnType<typeof createSelection>) => [...now().rows.keys()].sort((a, b) => a - b);

it('selection.toggle selects or deselects a range in either direction with Shift', () => {
  const selection = createSelection();
  selection.toggle(row(4), page, false);
  selection.toggle(row(2), page, true);
  expect(idsOf(selection)).toEqual([2, 3, 4]);
  selection.toggle(row(3), page, true);
  expect(idsOf(selection)).toEqual([4]);
});

it('selection.toggle keeps only rows on screen when one of all matching rows is deselected', () => {
  const selection = createSelection();
  selection.set(page, true);
  selection.toggle(row(1), page.slice(0, 3), false);
  expect(selection.now().isAll).toBe(false);
  expect(idsOf(selection)).toEqual([2, 3]);
});

it('selection.toggle keeps rows of other pages, and Shift without an anchor on screen selects one row', () => {
  const selection = createSelection();
  selection.toggle(row(1), page, false);
  selection.toggle({ id: 9, updatedAt: 'seen 9' }, [{ id: 9, updatedAt: 'seen 9' }], true);
  expect(idsOf(selection)).toEqual([1, 9]);
});
