import { isBoundedPattern } from './bounded-pattern';

test.each([
  '[A-Z]{2,5}-\\d+',
  '(?:OPS|PAY)-\\d{3,6}',
  '(OPS|PAY|NET)-\\d{4}',
  '#\\d+',
  'CHG\\d{7}',
  '[A-Z][A-Z0-9]+-[0-9]+',
  '\\d{4}-(\\d\\d)?[a-z]*',
  '[\\w(+*]+\\+',
])('%s is accepted', (pattern) => {
  expect(isBoundedPattern(pattern)).toBe(true);
});

test.each([
  ['empty', ''],
  ['invalid', '[A-Z'],
  ['longer than 200 characters', 'a'.repeat(201)],
  ['a repeated repetition', '(a+)+'],
  ['a repeated repetition further inside', '((?:a+)b)*'],
  ['a repeated choice', '(a|a)*'],
  ['a repeated optional part', '(?:a?b)+'],
  ['a repeated choice of fixed number', '(a|a){30}'],
  ['a repetition of a range', '(a{1,9}){2,9}'],
  ['many repetitions', '\\d*\\d*\\d*\\d*x'],
  ['many choices', 'a?a?a?a?a?a?a?aaaaaaa'],
  ['many alternatives', '(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)'],
  ['a reference', '(a)\\1'],
  ['a named reference', '(?<a>a)\\k<a>'],
  ['lookahead', '(?=a)a'],
  ['lookbehind', '(?<!a)b'],
  ['flags of its own', '(?i:a)'],
])('%s is refused', (_what, pattern) => {
  expect(isBoundedPattern(pattern)).toBe(false);
});
