import { findBarriers } from '../fixtures/find-barriers';
import { merchantWithChannels } from '../fixtures/merchant-with-channels';
import { expect, test } from '../fixtures/test';

// The server refuses a key in the second test.
test.use({ signedInAs: 'admin', expectedComplaints: /400 \(Bad Request\)/ });

test('a merchant’s pair is renewed by keyboard, handed over before, and set back', async ({
  page,
  api,
  context,
  shell,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { merchant } = await merchantWithChannels(api, {});
  await page.goto(`/merchant/${merchant.id}`);
  const section = page.getByRole('region', { name: 'Key pairs' });
  await section.getByRole('button', { name: 'Key pairs' }).press('Enter');
  const pairs = section.getByRole('listitem');
  await expect(pairs).toHaveText([/^Current/]);
  const [first] = /(\w{4} ){3}\w{4}/.exec(await pairs.first().innerText())!;
  await section.getByRole('button', { name: 'Prepare new pair' }).press('Enter');
  await expect(shell.notices).toContainText('Key pair prepared');
  await expect(pairs).toHaveText([/^Current/, /^Next/]);
  expect(await findBarriers(page, { within: 'main' })).toEqual([]);

  await section.getByRole('button', { name: 'Copy private key' }).press('Enter');
  await page.keyboard.type('Ticket 4711');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^MII/);
  await expect(section).not.toContainText('MII');

  await section.getByRole('button', { name: 'Activate' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Activate key pair?' });
  await expect(dialog.getByRole('spinbutton', { name: 'Days of overlap' })).toBeFocused();
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(shell.notices).toContainText('Key pair activated');
  await expect(pairs).toHaveText([/^Current/, /^Former.*Valid until/]);
  const { items } = await api.listMerchants({ merchantNo: merchant.merchantNo });
  expect(items[0]!.formerKeyUntil).not.toBeNull();

  await section.getByRole('button', { name: 'Go back' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).press('Enter');
  await expect(shell.notices).toContainText('Former key pair is current again');
  await expect(pairs.first()).toContainText(first);
});

test('a pair for a side of a channel is prepared in its panel, and discarded', async ({
  page,
  api,
  shell,
}) => {
  const { channels, prefix } = await merchantWithChannels(api, { alipay: 10 });
  await page.goto(`/channel/list?merchantNo=${prefix}&open=${channels[0]!.id}`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Key pairs' }).click();
  await panel.getByRole('button', { name: 'Prepare new pair: Downstream' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prepare new pair: Downstream' });
  await dialog.getByRole('textbox', { name: 'Private key' }).fill('no key');
  await dialog.getByRole('button', { name: 'Prepare new pair' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Public key' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Private key' }).fill('');
  await dialog.getByRole('button', { name: 'Prepare new pair' }).click();
  await expect(shell.notices).toContainText('Key pair prepared');
  const downstream = panel.getByRole('list', { name: 'Downstream' });
  await expect(downstream.getByRole('listitem')).toHaveText([/^Next/]);
  expect(await findBarriers(page, { within: 'aside' })).toEqual([]);
  await downstream.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard pair' }).click();
  await expect(shell.notices).toContainText('Key pair discarded');
  await expect(downstream).toHaveCount(0);
});
