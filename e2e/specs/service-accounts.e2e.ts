import { findBarriers } from '../fixtures/find-barriers';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'admin' });

test('a program calls the API with the key of a service account, within its scopes, until the key is revoked', async ({
  page,
  request,
}) => {
  const name = uniqueName('Router').slice(0, 40);
  await page.goto('/user/service-accounts');
  await page.getByRole('button', { name: 'Add' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add service account' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  const scope = form.getByRole('checkbox', { name: /^channels:read/ });
  await scope.focus();
  await page.keyboard.press('Space');
  await expect(scope).toBeChecked();
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('channels:read')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await row.getByRole('button', { name: `Keys of ${name}: 0 / 2` }).focus();
  await page.keyboard.press('Enter');
  const keys = page.getByRole('dialog', { name: `Keys of “${name}”` });
  await keys.getByRole('button', { name: 'Create key' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: `Create key for “${name}”?` }).waitFor();
  await page.keyboard.press('Enter');
  const issued = page.getByRole('dialog', { name: `New key of “${name}”` });
  const key = (await issued.getByText(/^sak_/).innerText()).trim();
  const example = await issued.getByText(/^curl /).innerText();
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await issued.getByRole('button', { name: 'Done' }).click();
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);

  const address = new URL(/https?:\S+$/.exec(example)![0]);
  const headers = { authorization: `Bearer ${key}` };
  const listed = () => request.post(address.href, { headers, data: {} });
  expect((await listed()).status()).toBe(200);
  const beyond = await request.post(new URL('/merchant/list', address).href, { headers, data: {} });
  expect(beyond.status()).toBe(403);
  expect(await beyond.json()).toMatchObject({ code: 'scope-missing' });

  await keys.getByRole('button', { name: `Revoke key …${key.slice(-4)}` }).click();
  const question = page.getByRole('alertdialog', { name: `Revoke key …${key.slice(-4)}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Revoke key' }).click();
  await expect(keys.getByText('Revoked')).toBeVisible();
  expect((await listed()).status()).toBe(401);

  await keys.getByRole('button', { name: 'Close' }).last().click();
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `History of ${name}` });
  await expect(history.getByText('Key revoked by admin')).toBeVisible();
  await expect(history.getByText('Key created by admin')).toBeVisible();
});
