import { draggedWidths } from './drag-widths';

const columns = (scale: number) =>
  [
    { key: 'id', width: 100 },
    { key: 'name', width: 200 },
    { key: 'no', width: 200 },
    { key: 'status', width: 100 },
    { key: 'actions', width: 100, pinned: 'end' as const },
  ].map((column) => ({ ...column, drawn: column.width * scale }));

test.each([
  ['pushes those behind it in a table that scrolls', 1, 'name', 80, [100, 280, 200, 100, 100]],
  ['takes from those behind it where the table is stretched', 2, 'name', 120, [100, 260, 160, 80, 100]],
  ['gives them what it loses', 2, 'name', -120, [100, 140, 240, 120, 100]],
  ['leaves none too small to be seen', 2, 'name', 900, [100, 650, 48, 48, 100]],
  ['is itself never too small', 1, 'id', -90, [48, 200, 200, 100, 100]],
  ['has nothing to take from the actions', 2, 'status', 40, [100, 200, 200, 120, 100]],
])('draggedWidths of a dragged edge %s', (_what, scale, key, by, expected) => {
  expect(draggedWidths(columns(scale), key, by)).toEqual(expected);
});

test('draggedWidths keeps other widths when a scrolling table draws one column wider', () => {
  const [id, ...others] = columns(1);
  expect(draggedWidths([{ ...id!, drawn: 130 }, ...others], 'id', 10)).toEqual([140, 200, 200, 100, 100]);
});
