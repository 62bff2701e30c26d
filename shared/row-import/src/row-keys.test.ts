import type { CheckedRow } from './check-rows';
import { keysByContent } from './row-keys';

/** Returns the keys of rows by their content. */
function keysOf(...contents: CheckedRow['content'][]): string[] {
  const rows = contents.map((each, at): CheckedRow => {
    return { row: { number: at + 2, cells: [] }, shown: {}, problems: [], content: each };
  });
  return rows.map(keysByContent(rows));
}

it('gives a row the same key in a file corrected elsewhere, and equal rows one key each', () => {
  const before = keysOf({ name: 'A', fee: '1' }, { name: 'B', fee: 'x' }, { name: 'A', fee: '1' });
  const after = keysOf(
    { name: 'A', fee: '1' },
    { name: 'B', fee: '2' },
    { name: 'C' },
    { name: 'A', fee: '1' },
  );
  expect(new Set([...before, ...after]).size).toBe(5);
  expect([after[0], after[3]]).toEqual([before[0], before[2]]);
  // The same text in another field is another row.
  expect(keysOf({ fee: 'A' })).not.toEqual(keysOf({ name: 'A' }));
});
