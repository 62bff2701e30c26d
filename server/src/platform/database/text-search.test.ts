import fc from 'fast-check';
import type pg from 'pg';
import { foldCase, nameGrams } from './text-search';
import { useTestPool } from '../../testing/use-test-pool';

test.each([
  ['ACME Ltd', 'acme ltd'],
  ['CAFÉ', 'café'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['北京Bank', '北京bANK'],
])('%s and %s differ in case only', (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other));
});

test('a part of a text folds to a part of the folded text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (start, end) => {
      expect(foldCase(start + end)).toBe(foldCase(start) + foldCase(end));
    }),
  );
});

let pool: pg.Pool;
useTestPool((opened) => (pool = opened));

test.each(['a', '银', '银行', 'abab', '𠮷野家', 'a%_ b', '北京银行股份有限公司'])(
  'the grams of %s are among those that the database gives for names with it',
  async (term) => {
    const { rows } = await pool.query<{ grams: string[] }>(
      'select merchant_name_grams($1)::text[] as grams',
      [`x${term}y`],
    );
    expect(rows[0]?.grams).toEqual(expect.arrayContaining(nameGrams(term).map(String)));
    expect(nameGrams(term).length).toBeGreaterThan(0);
  },
);

test('one character and a pair never share a number', () => {
  expect(nameGrams('\u{10FFFF}')[0]).toBeLessThan(nameGrams('\u0001\u0001')[0] ?? 0);
});
