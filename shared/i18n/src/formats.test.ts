import i18next from 'i18next';
import { formatNumber } from './formats';
import { languages } from './language';

const powers = Array.from({ length: 16 }, (_, power) => 10 ** power);
const integers = powers.flatMap((power) => [power - 1, power, power + 234, power * -7]);

it.each(languages)('groups the digits of an integer in %s as Intl does', async (language) => {
  await i18next.init({ lng: language, resources: {} });
  const intl = new Intl.NumberFormat(language);
  expect(integers.map(formatNumber)).toEqual(integers.map((value) => intl.format(value)));
});
