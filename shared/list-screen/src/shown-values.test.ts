import { initI18n } from '@backoffice/i18n';
import { formatAmount, volumeTexts } from './shown-values';

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

it('volumeTexts has the main currency apart from the others, and none is added to another', async () => {
  await initI18n('en');
  const volumes = [
    { currency: 'EUR', transactions: 3, amount: '1200.00' },
    { currency: null, transactions: 2, amount: '5.00' },
    { currency: 'JPY', transactions: 1, amount: '3000.00' },
  ];
  expect(volumeTexts({ amount: '1200.00', volumes })).toEqual({
    main: '1,200.00 EUR',
    others: '5.00, 3,000.00 JPY',
  });
  expect(volumeTexts({ amount: '7.00' })).toEqual({ main: '7.00', others: '' });
});
