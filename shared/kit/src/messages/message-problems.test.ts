import { messageProblems } from './message-problems';

const good = { 'a.b': 'Page {{page}} of {{total}}' };

it('finds nothing in files that agree, whatever the order of their parameters', () => {
  const turned = { 'a.b': '{{total}} / {{ page }}' };
  expect(messageProblems({ en: good, zh: turned, es: good, ja: good })).toEqual([]);
});

it('finds a missing key, an empty text and a lost parameter', () => {
  const files = { en: good, zh: {}, es: { 'a.b': ' ' }, ja: { 'a.b': '{{page}}' } };
  expect(messageProblems(files)).toEqual([
    'zh lacks a.b',
    'es has no text for a.b',
    'ja has other parameters in a.b',
  ]);
});

it('finds a key that English lacks', () => {
  expect(messageProblems({ en: {}, zh: good, es: good, ja: good })).toContain('en lacks a.b');
});

it('finds a plural form that a language lacks, and one that it has no use for', () => {
  const one = { rows_one: '{{n}} row', rows_other: '{{n}} rows' };
  const other = { rows_other: '{{n}}' };
  expect(messageProblems({ en: one, zh: other, es: one, ja: one })).toEqual([
    'es lacks rows_many',
    'ja has the unknown key rows_one',
  ]);
});

it('finds Latin punctuation in Chinese and Japanese, but leaves times and addresses alone', () => {
  const en = { a: 'A: B', b: 'at 10:30' };
  expect(
    messageProblems({ en, zh: { a: '甲: 乙', b: '10:30 时' }, es: en, ja: { a: '甲：乙', b: '10:30' } }),
  ).toEqual(['zh has punctuation of half width in a']);
});

it('finds banned words, whatever their case, but not inside another word', () => {
  const en = { a: 'Nobody has read it', b: 'Hold the untold story' };
  const files = {
    en,
    zh: { a: '通道', b: '渠道' },
    es: { a: 'La bandeja', b: 'b' },
    ja: { a: 'サインイン', b: 'ログイン' },
  };
  expect(messageProblems(files)).toEqual([
    'en has the banned word “Nobody” in a',
    'zh has the banned word “通道” in a',
    'es has the banned word “bandeja” in a',
    'ja has the banned word “サインイン” in a',
  ]);
});
