import type { Page } from 'playwright/test';
import { merchantWithChannels } from '../fixtures/merchant-with-channels';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

// Dialogs and menus move here, which must not lose the focus.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('signing in, the menu and a dialog need no mouse', async ({ page, loginPage, shell, merchantList }) => {
  await page.goto('/');
  await expect(loginPage.username).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await expect(loginPage.password).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('111111');
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Dashboard');

  await tabTo(page, 'Merchant list');
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Merchant list');
  await expect(shell.heading).toBeFocused();
  await expect(merchantList.rows).toHaveCount(20);

  await tabTo(page, 'Add');
  await page.keyboard.press('Enter');
  await expect(merchantList.form.name).toBeFocused();
  const typed = uniqueName('Typed');
  await page.keyboard.type(typed);
  await page.keyboard.press('Escape');
  await expect(merchantList.form.discardQuestion).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(merchantList.form.discardQuestion).toBeHidden();
  await expect(merchantList.form.name).toHaveValue(typed);
  await page.keyboard.press('Escape');
  await tabTo(page, 'Discard');
  await page.keyboard.press('Enter');
  await expect(merchantList.form.dialog).toBeHidden();
  await expect(merchantList.addButton).toBeFocused();
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'admin' });

  test('a merchant is found by part of its name and edited with letter and arrow keys', async ({
    page,
    api,
    shell,
    merchantList,
  }) => {
    const name = uniqueName('Keys');
    await api.createMerchant({ merchantName: name });
    await page.goto('/dashboard');
    await expect(shell.heading).toHaveText('Dashboard');
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await expect(shell.heading).toHaveText('Merchant list');
    await expect(merchantList.rows).toHaveCount(20);
    await page.keyboard.press('/');
    await expect(merchantList.nameFilter).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(merchantList.rows).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    const link = merchantList.row(name).getByRole('link', { name: /^M\d+$/ });
    await expect(link).toBeFocused();
    await page.keyboard.press('e');
    await expect(merchantList.form.name).toHaveValue(name);
    await page.keyboard.press('Escape');
    await expect(merchantList.form.dialog).toBeHidden();
    await page.keyboard.press('j');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  });

  test('a merchant is chosen and a channel is deleted without a mouse', async ({
    page,
    api,
    channelList,
  }) => {
    const { merchant, prefix } = await merchantWithChannels(api, { alipay: 10, wechat: 10 });
    await page.goto(`/channel/list?merchantNo=${prefix}`);
    await expect(channelList.rows).toHaveCount(2);
    await tabTo(page, 'Add');
    await page.keyboard.press('Enter');
    await expect(channelList.form.merchant).toBeFocused();
    await page.keyboard.type(merchant.merchantName);
    await expect(channelList.form.dialog.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(channelList.form.merchant).toHaveValue(merchant.merchantName);
    await page.keyboard.press('Escape');
    await tabTo(page, 'Discard');
    await page.keyboard.press('Enter');
    await expect(channelList.form.dialog).toBeHidden();

    // Skips the button of the list that has the same name.
    await tabTo(page, 'Edit');
    await tabTo(page, 'More actions');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(channelList.question).toContainText('50% → 100%');
    await tabTo(page, 'Delete channel');
    await page.keyboard.press('Enter');
    await expect(channelList.rows).toHaveCount(1);
  });

  test('the focus never leaves an open dialog', async ({ page, merchantList }) => {
    await page.goto('/merchant/list');
    await merchantList.add();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
      );
      expect(isOutside).toBe(false);
    }
  });

  test('a row is edited by keyboard', async ({ page, api, merchantList }) => {
    const { merchantName } = await api.createMerchant({ merchantName: uniqueName('Keys') });
    await page.goto(`/merchant/list?merchantName=${encodeURIComponent(merchantName)}`);
    const more = merchantList.row(merchantName).getByRole('button', { name: 'More actions' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'History' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await merchantList.row(merchantName).getByRole('button', { name: 'Deactivate' }).focus();
    await page.keyboard.press('Enter');
    await expect(merchantList.status(merchantName)).toHaveText('Inactive');
    // The control that replaced it has the focus, so that the next key is not lost.
    await expect(merchantList.row(merchantName).getByRole('button', { name: 'Activate' })).toBeFocused();
  });
});

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }));
  for (let step = 0; step < 80; step++) {
    if (await control.evaluateAll((found) => found.some((each) => each === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way to ${name} by Tab.`);
}
