import {
  apiPaths,
  merchantPaths,
  type ListPage,
  type LoginResponse,
  type Merchant,
} from '@backoffice/contract';
import { expect, test as base } from '../fixtures/test';
import { callApi } from '../fixtures/team';
import { startTestStack, type TestStack } from '../setup/start-test-stack';

const test = base.extend<object, { stack: TestStack }>({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({ settings: { KEY_DISPLAY: 'masked' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  address: async ({ stack }, use) => use(stack.address),
});

test('a masked private key is revealed for a reason, hidden when the window is left, and copied unseen', async ({
  page,
  stack: { address, apiAddress },
  context,
  channelList,
  merchantList,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const login = { username: 'admin', password: '111111' };
  const { token } = await callApi<LoginResponse>(apiAddress, undefined, apiPaths.login, login);
  await context.addCookies([{ name: 'Admin-Token', value: token, url: address }]);
  const listed = await callApi<ListPage<Merchant>>(apiAddress, token, merchantPaths.merchantList, {
    page: 1,
    limit: 20,
  });
  const [merchant] = listed.items;
  expect(merchant).toMatchObject({
    privateKeyState: 'masked',
    privateKeyTail: expect.stringMatching(/^.{4}$/),
  });
  const received: string[] = [];
  page.on('response', (response) => {
    if (/\/(list|rows|detail|history)\b/.test(response.url()))
      void response.text().then(
        (text) => received.push(text),
        () => {},
      );
  });

  await merchantList.open({ merchantNo: merchant!.merchantNo });
  const row = merchantList.rows.first();
  await expect(row.getByText(`••••${merchant!.privateKeyTail}`)).toBeVisible();
  await row.getByRole('button', { name: 'Reveal Private key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reveal private key?' });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('Ticket 4711');
  await page.keyboard.press('Enter');
  const key = row.getByRole('textbox', { name: 'Private key' });
  await expect(key).toBeVisible();
  await expect(page.getByText('Private key revealed for 30 seconds')).toBeAttached();
  await key.focus();
  const privateKey = await key.inputValue();
  expect(privateKey).toMatch(/^MII/);
  await page.evaluate(() => void globalThis.dispatchEvent(new Event('blur')));
  await expect(key).toBeHidden();

  await row.getByRole('button', { name: 'Copy Private key' }).click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Ticket 4711');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(privateKey);
  await expect(key).toBeHidden();

  await channelList.open();
  expect(received.length).toBeGreaterThan(1);
  expect(received.join()).not.toContain(privateKey.slice(100, 200));
});
