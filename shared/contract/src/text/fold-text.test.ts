import { foldText } from './fold-text';

test.each([
  ['José Peña', 'Jose Pena'],
  ['José', 'José'.normalize('NFD')],
  ['Zoë', 'zoe\u0308'],
  ['ガス', 'ｶﾞｽ'],
  ['カフェ', 'ｶﾌｪ'],
  ['カフェ', 'かふぇ'],
  ['ゔゝ', 'ヴヽ'],
  ['ABC商店', 'ＡＢＣ商店'],
  ['İstanbul', 'istanbul'],
  ['IŞIK', 'ışık'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['ΟΔΟΣ', 'οδος'],
  ['Łódź Ørsted Đặng', 'lodz orsted dang'],
  ['株式会社', '㍿'],
  ['한글', '한글'.normalize('NFD')],
  ['葛城', '葛\u{E0100}城'],
  ['ACME', 'AC\u200BME'],
])('foldText makes %s and %s equal', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['ガス', 'カス'],
  ['ハハ', 'パパ'],
  ['कि', 'क'],
  ['שָׁלוֹם', 'שלום'],
  ['ที่', 'ท'],
])('foldText keeps %s and %s different', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

test('foldText keeps a text of marks only', () => {
  expect(foldText('\u0301')).toBe('\u0301');
});
