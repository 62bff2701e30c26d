import { foldText } from '@backoffice/contract/fold-text';
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

// Unicode 11 and later, which the ICU of the embedded database does not know.
const CAPITAL_SINCE_11 = /[\u1C89-\u1CBF\u2C2F\uA7B8-\uA7F5]/;

const assigned = Array.from({ length: 0x1_0000 }, (_, point) => String.fromCodePoint(point)).filter((one) =>
  /[^\p{Surrogate}\p{Unassigned}\p{Private_Use}\0]/u.test(one),
);

test('the database folds every character as the server does, in a text and alone', async () => {
  const texts = assigned.flatMap((one) => [`x${one}y`, one]);
  const { rows } = await pool.query<{ text: string; folded: string }>(
    'select text, fold_text(text) as folded from unnest($1::text[]) text where fold_text(text) <> all ($2)',
    [texts, []],
  );
  expect(rows.length).toBeGreaterThan(100_000);
  const different = rows.filter(
    ({ text, folded }) => folded !== foldText(text) && !CAPITAL_SINCE_11.test(text),
  );
  expect(different).toEqual([]);
});

test.each(['José Peña', 'かふぇ ｶﾌｪ', 'İstanbul ΟΔΟΣ', '\u0301', '葛\u{E0100}城 ㍿ ﷺ', '𝒜𝒷𝕮 🈀'])(
  'the database folds %s as the server does',
  async (text) => {
    const { rows } = await pool.query('select fold_text($1) as folded', [text]);
    expect(rows).toEqual([{ folded: foldText(text) }]);
  },
);

test('folding is idempotent, also after the case folding of the previous release', () => {
  for (const one of assigned) {
    expect(foldText(foldText(one))).toBe(foldText(one));
    expect(foldText(foldCase(one))).toBe(foldText(one));
  }
});

test.each(['a', '银', '银行', 'abab', '𠮷野家', 'a%_ b', '北京银行股份有限公司'])(
  'the grams of %s are among those of the database for names with it',
  async (term) => {
    const { rows } = await pool.query<{ grams: string[] }>(
      'select merchant_name_grams($1)::text[] as grams',
      [`x${term}y`],
    );
    expect(rows[0]?.grams).toEqual(expect.arrayContaining(nameGrams(term).map(String)));
    expect(nameGrams(term).length).toBeGreaterThan(0);
  },
);

test('the gram of a single character differs from that of any pair', () => {
  expect(nameGrams('\u{10FFFF}')[0]).toBeLessThan(nameGrams('\u0001\u0001')[0] ?? 0);
});
