import { exportRows } from './export-rows';
import { headOf } from './cells';

const columns = [
  { header: 'id' },
  { header: 'title', group: 'main' },
  { header: 'author', group: 'main' },
  { header: 'alone', group: 'single' },
  { header: 'date' },
];

it('is one row where no column has a heading over it', () => {
  expect(headOf([{ header: 'id' }, { header: '=1+1' }])).toEqual({ rows: [['id', '=1+1']], merges: [] });
});

it('merges a heading over its columns, and a column without one over both rows', () => {
  expect(headOf(columns)).toEqual({
    rows: [
      ['id', 'main', '', 'single', 'date'],
      ['', 'title', 'author', 'alone', ''],
    ],
    merges: [
      { s: { r: 0, c: 0 }, e: { r: 1, c: 0 } },
      { s: { r: 0, c: 1 }, e: { r: 0, c: 2 } },
      { s: { r: 0, c: 4 }, e: { r: 1, c: 4 } },
    ],
  });
});

it('escapes headings too, and counts rows without the head', async () => {
  const onProgress = jest.fn();
  const file = await exportRows({
    format: 'csv',
    columns: [{ header: 'id', group: '=1+1', value: (row: number) => row }],
    rows: [1, 2],
    onProgress,
  });
  expect(await file.text()).toBe("'=1+1\r\nid\r\n1\r\n2\r\n");
  expect(onProgress.mock.calls).toEqual([[2]]);
});
