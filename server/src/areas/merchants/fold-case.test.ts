import fc from 'fast-check';
import { foldCase } from './fold-case';

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
