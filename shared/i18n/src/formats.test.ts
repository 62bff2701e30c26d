import i18next from 'i18next';
import { formatNumber, formatShortNumber } from './formats';
import { languages } from './language';

const powers = Array.from({ length: 16 }, (_, power) => 10 ** power);
const integers = powers.flatMap((power) => [power - 1, power, power + 234, power * -7]);

it.each(languages)('groups the digits of an integer in %s as Intl does', async (language) => {
  await i18next.init({ lng: language, resources: {} });
  const intl = new Intl.NumberFormat(language);
  expect(integers.map(formatNumber)).toEqual(integers.map((value) => intl.format(value)));
});

it.each([
  { language: 'en', texts: ['999,999', '2.5M', '120M'] },
  { language: 'zh', texts: ['999,999', '250万', '1.2亿'] },
  { language: 'es', texts: ['999.999', '2,5\u00a0M', '120\u00a0M'] },
  { language: 'ja', texts: ['999,999', '250万', '1.2億'] },
])('writes a million and more shortly in $language', async ({ language, texts }) => {
  await i18next.init({ lng: language, resources: {} });
  expect([999_999, 2_500_000, 120_000_000].map(formatShortNumber)).toEqual(texts);
});
