import type { CheckedRow } from './check-rows';
import type { KnownField } from './known-names';
import { keysByContent } from './row-keys';
import { sha256 } from './sha-256';

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

it.each([
  ['abc', 1, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['a', 0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['a', 55, '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
  ['a', 56, 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
  ['a', 63, '7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34'],
  ['a', 64, 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
  ['é', 500, '8b671e21c36a4d798b1f027ddf9b611a373ce10ff7f19a43ee8cd014721e5d98'],
])('hashes %j, %d times, by SHA-256', (text, times, digest) => {
  expect(sha256(text.repeat(times))).toBe(digest);
});
