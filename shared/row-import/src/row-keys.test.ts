import type { CheckedRow } from './check-rows';
import type { KnownField } from './known-names';
import { keysByContent } from './row-keys';

const fields = ['name', 'fee'].map((name) => ({ name })) as unknown as KnownField[];

/** The keys of a file's rows, of which the first column is the name and the third the fee. */
function keysOf(...cells: (string | number)[][]): string[] {
  const rows = cells.map((of, at): CheckedRow => ({
    row: { number: at + 2, cells: of },
    shown: {},
    problems: [],
  }));
  return rows.map(keysByContent(rows, fields, { name: 0, fee: 2 }));
}

it('gives a row the same key in a file that was put right elsewhere, and equal rows one each', () => {
  const before = keysOf(['A', '', 1], ['B', '', 'x'], ['A', '', 1]);
  const after = keysOf(['A ', 'a note', '1'], ['B', '', 2], ['C', '', ''], ['A', '', 1]);
  expect(new Set([...before, ...after]).size).toBe(5);
  expect([after[0], after[3]]).toEqual([before[0], before[2]]);
  // What was moved to another field is another row.
  expect(keysOf(['', '', 'A'])).not.toEqual(keysOf(['A', '', '']));
});
