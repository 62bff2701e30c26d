import { merchantWithChannels } from '../fixtures/merchant-with-channels';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

test('a merchant’s row leads to its page, whose channels and changes lead on and back', async ({
  page,
  api,
  shell,
  merchantList: list,
}) => {
  const { merchant, prefix } = await merchantWithChannels(api, { alipay: 30, wechat: 10 });
  const { merchantName, merchantNo } = merchant;
  await list.open({ merchantNo });
  await list.openRowMenu(merchantName);
  await page.getByRole('menuitem', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: merchantName })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/merchant/${merchant.id}$`));
  const channels = page.getByRole('region', { name: 'Channels' });
  await expect(channels.getByRole('row', { name: 'alipay' })).toContainText('75%');
  await expect(channels.getByRole('row', { name: 'wechat' })).toContainText('25%');

  await page.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('alertdialog', { name: `Deactivate ${merchantName}?` });
  await expect(question).toContainText('took 0 payments in the last 30 days');
  await question.getByRole('button', { name: 'Deactivate merchant' }).click();
  await expect(shell.notices).toContainText(`${merchantName} deactivated`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('admin changed Status from Active to Inactive');
  await history.getByRole('button', { name: 'Show full history' }).click();
  await expect(history.getByRole('row', { name: 'Status Active Inactive' })).toBeVisible();
  await page.getByRole('tab', { name: 'Merchant list' }).click();
  await expect(list.status(merchantName)).toHaveText('Inactive');

  await page.getByRole('tab', { name: `${merchant.merchantName} · Merchant` }).click();
  await channels.getByRole('link', { name: 'wechat' }).click();
  const rows = page.getByRole('table', { name: 'Channels' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${prefix}-wechat`);
});
