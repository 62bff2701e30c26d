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
