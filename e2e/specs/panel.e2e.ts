import { expect, test } from '../fixtures/test';
import { findBarriers } from '../fixtures/find-barriers';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'admin' });

test('a merchant is open beside the list, by keys alone, and on a phone in its place', async ({
  page,
  api,
  merchantList: list,
}) => {
  const prefix = uniqueName('Beside');
  const one = await api.createMerchant({ merchantName: `${prefix} one` });
  const other = await api.createMerchant({ merchantName: `${prefix} other` });
  await page.setViewportSize({ width: 1440, height: 900 });
  await list.open({ merchantName: prefix, open: String(one.id) });
  const panel = page.getByRole('complementary', { name: prefix });
  await expect(panel).toHaveAccessibleName(one.merchantName);
  await expect(panel.getByRole('region', { name: 'Key' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const numberOf = ({ merchantNo }: { merchantNo: string }) =>
    list.rows.getByRole('link', { name: merchantNo });
  await numberOf(other).focus();
  await expect(panel).toHaveAccessibleName(other.merchantName);
  await page.reload();
  await expect(panel).toHaveAccessibleName(other.merchantName);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list.table).toBeHidden();
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBeLessThanOrEqual(390);
  await panel.getByRole('button', { name: 'Back to the list' }).click();
  await expect(panel).toHaveCount(0);
  await expect(numberOf(other)).toBeFocused();
});
