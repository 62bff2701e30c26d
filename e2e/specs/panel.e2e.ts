import { ownDocument, test } from '../fixtures/same-document';
import { expect } from '../fixtures/test';
import { findBarriers } from '../fixtures/find-barriers';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'admin' });

test(
  'a merchant opens beside the list by keyboard, and on a phone instead of it',
  ownDocument,
  async ({ page, api, merchantList: list }) => {
    const prefix = uniqueName('Beside');
    const one = await api.createMerchant({ merchantName: `${prefix} one` });
    const other = await api.createMerchant({ merchantName: `${prefix} other` });
    await page.setViewportSize({ width: 1440, height: 900 });
    await list.open({ merchantName: prefix, open: String(one.id) });
    const panel = page.getByRole('complementary', { name: prefix });
    await expect(panel).toHaveAccessibleName(one.merchantName);
    await expect(panel.getByRole('region', { name: 'Key', exact: true })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);

    const numberOf = ({ merchantNo }: { merchantNo: string }) =>
      list.rows.getByRole('link', { name: merchantNo });
    await numberOf(one).focus();
    await page.keyboard.press('j');
    await expect(panel).toHaveAccessibleName(other.merchantName);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: other.merchantName })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(numberOf(other)).toBeFocused();
    await page.keyboard.press('o');
    await expect(panel).toHaveAccessibleName(other.merchantName);
    const beside = page.context().waitForEvent('page');
    await numberOf(one).click({ modifiers: ['ControlOrMeta'] });
    await (await beside).close();
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
  },
);

for (const [path, name] of [
  ['/channel/list', 'visa'],
  ['/user/list', 'editor'],
  ['/example/list', ''],
] as const) {
  test(`a row of ${path} is open beside its list, by its menu and by a press in its free room`, async ({
    page,
    shell,
  }) => {
    await page.goto(path);
    const row = shell.shownPage.locator('tbody tr').filter({ hasText: name }).nth(1);
    const close = page.getByRole('button', { name: 'Close details' });
    const panel = page.getByRole('complementary').filter({ has: close });
    await row.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Details' }).click();
    await close.click();
    await expect(panel).toHaveCount(0);
    const id = await row.getByRole('cell').first().innerText();
    await row.getByRole('cell').first().click();
    await expect(panel.getByRole('definition').first()).toHaveText(id);
    // The list has less room then: it keeps the status, and the panel has the id.
    await expect(shell.shownPage.getByRole('columnheader', { name: 'Status' })).toBeInViewport();
    await expect(shell.shownPage.getByRole('columnheader', { name: 'ID', exact: true })).toHaveCount(0);
    await expect(page).toHaveURL(/open=\d+/);
    expect(await findBarriers(page)).toEqual([]);
    await close.click();
    await expect(page).toHaveURL((url) => url.search === '');
  });
}
