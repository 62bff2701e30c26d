import { shortNumber } from './short-number';

it.each([
  { language: 'en', texts: ['0', '2.5M', '120M'] },
  { language: 'zh', texts: ['0', '250万', '1.2亿'] },
  { language: 'es', texts: ['0', '2,5\u00a0M', '120\u00a0M'] },
  { language: 'ja', texts: ['0', '250万', '1.2億'] },
] as const)('writes a million and more shortly in $language', ({ language, texts }) => {
  expect([0, 2_500_000, 120_000_000].map((value) => shortNumber(value, language))).toEqual(texts);
});
