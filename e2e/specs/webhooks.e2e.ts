import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findBarriers } from '../fixtures/find-barriers';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'admin' });

test('a receiver gets signed changes, and its deliveries are shown and sent again', async ({ page, api }) => {
  // Other tests write at the same time.
  const received: { type: string; data: { object?: { id: number } } }[] = [];
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isSigned = /^v1,[\w+/]{43}=$/.test(String(request.headers['webhook-signature']));
      received.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof received)[number]);
      response.writeHead(isSigned ? 200 : 400).end('Stored, thank you');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/changes`;
  const name = uniqueName('Receiver').slice(0, 40);

  await page.goto('/user/webhooks');
  await page.getByRole('button', { name: 'Add' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(url);
  const kind = form.getByRole('checkbox', { name: 'Merchants' });
  await kind.focus();
  await page.keyboard.press('Space');
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Enter');
  const issued = page.getByRole('dialog', { name: `Secret of “${name}”` });
  await expect(issued.getByText(/^whsec_/)).toBeVisible();
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await issued.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Up to date')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Send test event' }).click();
  const deliveries = page.getByRole('dialog', { name: `Deliveries of “${name}”` });
  await expect(deliveries.getByText('Stored, thank you')).toBeVisible();
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await deliveries.getByRole('button', { name: 'Resend' }).click();
  await expect(deliveries.getByText('2', { exact: true })).toBeVisible();
  await deliveries.getByRole('button', { name: 'All deliveries' }).click();
  await expect(deliveries.getByRole('button', { name: /^webhook\.test/ })).toHaveCount(1);
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await deliveries.getByRole('button', { name: 'Close' }).last().click();
  expect(received.filter(({ type }) => type === 'webhook.test')).toHaveLength(2);

  const { id } = await api.createMerchant({ merchantName: uniqueName('Shop') });
  const isOfShop = ({ type, data }: (typeof received)[number]) =>
    type === 'merchant.created' && data.object?.id === id;
  await expect.poll(() => received.filter(isOfShop)).toHaveLength(1);
  receiver.closeAllConnections();
  receiver.close();
});
