import { initI18n } from '@backoffice/i18n';
import { formatAmount } from './shown-values';

it.each([
  ['en', '12345.60', '12,345.60'],
  ['es', '12345.60', '12.345,60'],
  ['zh', '0.05', '0.05'],
  ['ja', '-0.05', '-0.05'],
  ['en', '9999999999999999.99', '9,999,999,999,999,999.99'],
] as const)('formatAmount in %s formats %s as %s', async (language, amount, written) => {
  await initI18n(language);
  expect(formatAmount(amount)).toBe(written);
});
