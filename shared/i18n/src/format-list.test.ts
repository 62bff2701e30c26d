import { formatList, joinList, joinPhrases, joinSentences } from './format-list';

afterEach(() => document.documentElement.removeAttribute('lang'));

it.each([
  ['', ['a', 'b', 'c'], 'a, b, and c', 'a, b, c', 'a; b; c'],
  ['es', ['a', 'b', 'c'], 'a, b y c', 'a, b, c', 'a; b; c'],
  ['zh', ['a', 'b', 'c'], 'a、b和c', 'a、b、c', 'a；b；c'],
  ['ja', ['a'], 'a', 'a', 'a'],
  ['en', [], '', '', ''],
])('lists words in "%s"', (language, words, listed, joined, phrases) => {
  document.documentElement.lang = language;
  expect([formatList(words), joinList(words), joinPhrases(words)]).toEqual([listed, joined, phrases]);
});

it.each([
  ['es', 'Uno. Dos.'],
  ['zh', 'Uno.Dos.'],
  ['ja', 'Uno.Dos.'],
])('joins sentences in "%s"', (language, joined) => {
  document.documentElement.lang = language;
  expect(joinSentences(['Uno.', 'Dos.'])).toBe(joined);
});
