import { mentionsIn } from '@backoffice/contract/note-values';
import { excerptOf, storedWords, wordQuery } from './note-words';

test('words are folded and stored once', () => {
  expect(storedWords('Café, CAFE: ﬁne-tuned Ｗ１ 2026')).toEqual(['cafe', 'fine', 'tuned', 'w1', '2026']);
});

test('Chinese and Japanese runs are stored as pairs of neighbours with the last character', () => {
  expect(storedWords('QR码支付 ひと')).toEqual(['qr', '码支', '支付', '付', 'ヒト', 'ト']);
});

test('a query needs every word, and takes the last of several characters for the second of a pair', () => {
  expect(wordQuery('Settle de')).toBe(`'settle':* & 'de':*`);
  expect(wordQuery('支付码')).toBe(`'支付':* & '付码':*`);
  expect(wordQuery('付')).toBe(`'付':*`);
  expect(wordQuery(`' & !:* \\`)).toBeNull();
});

test('a long word is cut in texts and queries alike', () => {
  const word = 'x'.repeat(2_000);
  expect(wordQuery(word)).toBe(`'${storedWords(word).join()}':*`);
});

test('an excerpt shows the line and the part with the first word', () => {
  const text = `First line\n${'before '.repeat(30)}Settlement ${'after '.repeat(30)}\nlast`;
  const excerpt = excerptOf(text, 'settle');
  expect(excerpt).toMatch(/^….*Settlement.*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(82);
  expect(excerptOf('One\n\nTwo', 'two')).toBe('Two');
  expect(excerptOf('One\nTwo', 'else')).toBe('One');
});

test('an excerpt cuts no character in two', () => {
  expect(excerptOf(`${'😀'.repeat(100)} end ${'😀'.repeat(100)}`, 'end')).not.toMatch(/\p{Surrogate}/u);
});

test('mentions begin at an @ that continues no word, with and without punctuation at the end', () => {
  const names = (text: string) => mentionsIn(text).map((mention) => mention.names);
  expect(names('@ana.costa, please ask (@editor).')).toEqual([['ana.costa'], ['editor']]);
  expect(names('Thanks @ana.costa.')).toEqual([['ana.costa.', 'ana.costa']]);
  expect(names('请@editor看，@小明，好')).toEqual([['editor看', 'editor'], ['小明']]);
  expect(names('mail ben@corp.example @@ @').flat()).toEqual([]);
});
