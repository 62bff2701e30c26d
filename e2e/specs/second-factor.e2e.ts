import { codeOfApp } from '../fixtures/authenticator-app';
import { USER_PASSWORD } from '../fixtures/api-caller';
import { findBarriers } from '../fixtures/find-barriers';
import { expect, test as base } from '../fixtures/test';
import { uniqueUsername } from '../fixtures/unique-username';
import { SecondFactors } from '../pages/second-factors';
import { startTestStack, type TestStack } from '../setup/start-test-stack';

type Send = (method: string, path: string, body?: object, token?: string) => Promise<Answer>;
interface Answer {
  status: number;
  code?: string;
  data: { token: string; id: number; key: string };
}

const test = base.extend<
  { factors: SecondFactors; addUser: (role?: string) => Promise<string> },
  { stack: TestStack; send: Send }
>({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({ settings: { API_BASE_URL: '/api' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  address: async ({ stack }, use) => use(stack.address),
  send: [
    async ({ stack }, use) =>
      use(async (method, path, body, token) => {
        const answer = await fetch(stack.apiAddress + path, {
          method,
          headers: {
            origin: stack.address,
            ...(body && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        return { ...((await answer.json()) as Answer), status: answer.status };
      }),
    { scope: 'worker' },
  ],
  factors: async ({ page }, use) => {
    const factors = new SecondFactors(page);
    const takeAway = await factors.addAuthenticator();
    await use(factors);
    await takeAway();
  },
  addUser: async ({ send }, use) => {
    const { data } = await send('POST', '/auth/login', { username: 'admin', password: '111111' });
    await use(async (roleName = 'editor') => {
      const username = uniqueUsername();
      await send('POST', '/user/create', { username, password: USER_PASSWORD, roleName }, data.token);
      return username;
    });
  },
});

// Refused calls are failed calls in the browser's console.
test.use({ expectedComplaints: /status of 40\d|second factor|Another administrator must confirm/ });

test('a passkey is enrolled, and signs in after the password and without it; its answer cannot be replayed', async ({
  page,
  factors,
  addUser,
  send,
}) => {
  const username = await addUser();
  await factors.enterPassword(username);
  const codes = await factors.addPasskey('Laptop');
  expect(new Set(codes).size).toBe(10);
  await expect(factors.list.getByRole('listitem')).toContainText(['Laptop']);
  await expect(factors.card).toContainText('10 recovery codes left.');
  expect(await findBarriers(page)).toEqual([]);

  await factors.signOut();
  await factors.enterPassword(username);
  await expect(factors.passkeyButton).toBeFocused();
  await expect(factors.menu).toBeHidden();
  expect(await findBarriers(page)).toEqual([]);
  await factors.passkeyButton.press('Enter');
  await expect(factors.menu).toBeVisible();

  await factors.signOut();
  const sent = page.waitForRequest('**/auth/passkey/finish*');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(factors.menu).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(username);
  const body = (await sent).postDataJSON() as object;
  expect(await send('POST', '/auth/passkey/finish', body)).toMatchObject({
    status: 400,
    code: 'factor-challenge-old',
  });
});

test('an authenticator app signs in, each code once; a lost one is replaced by a recovery code', async ({
  page,
  factors,
  addUser,
  send,
}) => {
  const username = await addUser();
  await factors.enterPassword(username);
  const { secret, codes } = await factors.addApp((key) => codeOfApp(key));
  await factors.signOut();

  await factors.enterPassword(username);
  await expect(factors.codeField).toBeFocused();
  await expect(factors.codeField).toHaveAttribute('autocomplete', 'one-time-code');
  await factors.codeField.fill('12');
  await factors.submit.click();
  await expect(factors.alert).toHaveText('Enter the 6 digits');
  await factors.codeField.fill('000000');
  await factors.submit.click();
  await expect(factors.alert).toHaveText('The code or passkey was not accepted.');
  const code = codeOfApp(secret, 1);
  await factors.codeField.fill(code);
  await factors.codeField.press('Enter');
  await expect(factors.menu).toBeVisible();
  const { data } = await send('POST', '/auth/login', { username, password: USER_PASSWORD });
  expect(await send('POST', '/auth/factor', { ...data, code, methods: undefined })).toMatchObject({
    status: 400,
    code: 'factor-wrong',
  });

  await factors.signOut();
  await factors.enterPassword(username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(factors.recoveryField).toBeFocused();
  await factors.recoveryField.fill(codes[0]!.toUpperCase());
  await factors.submit.click();
  await expect(factors.menu).toBeVisible();
  await expect(factors.card).toContainText('9 recovery codes left.');
  await factors.card.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(factors.card).toContainText('You sign in by password only.');
});

test('two administrators reset a lost factor', async ({ page, factors, addUser }) => {
  const [username, asker, other] = [await addUser(), await addUser('admin'), await addUser('admin')];
  await factors.enterPassword(username);
  await factors.addPasskey('Lost phone');
  await factors.signOut();
  const list = `/user/list?username=${username}`;
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: username });
  const reset = async (confirm: string) => {
    await row.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Reset second factor' }).click();
    await page.getByRole('button', { name: confirm }).click();
  };
  await factors.enterPassword(asker, list);
  await expect(row).toContainText('Set up');
  await reset('Request reset');
  await expect(row).toContainText('Reset requested');
  await reset('Confirm reset');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Another administrator must confirm the reset that you requested.',
  );
  await factors.signOut();
  await factors.enterPassword(other, list);
  await reset('Confirm reset');
  await expect(row).toContainText('None');
  await factors.signOut();
  await factors.enterPassword(username);
  await expect(factors.card).toContainText('You sign in by password only.');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog').getByText('Your second factor was reset')).toBeVisible();
});

test('a role that requires a factor: nothing but enrolment, then everything', async ({
  page,
  factors,
  addUser,
  send,
}) => {
  const boss = await addUser('admin');
  await factors.enterPassword(boss, '/permission/role');
  await page.getByRole('button', { name: 'New Role' }).click();
  const form = page.getByRole('dialog', { name: 'Add role' });
  const name = `Careful ${uniqueUsername()}`;
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'Second factor' }).selectOption('Required');
  await form.getByRole('spinbutton', { name: 'Days of grace' }).fill('0');
  await form.getByRole('checkbox', { name: 'Merchant list: View' }).check();
  await form.getByRole('button', { name: 'Add role' }).click();
  await expect(form.getByRole('alert').filter({ hasText: /./ }).first()).toContainText(
    'An administrator must set up a second factor',
  );
  await page.goto('/profile/index');
  await factors.addPasskey('Boss');
  const { data } = await send('POST', '/auth/login', { username: 'admin', password: '111111' });
  const routes = [{ path: '/merchant', children: [{ path: 'list', meta: { actions: ['view'] } }] }];
  const role = await send(
    'POST',
    '/role',
    { name, routes, secondFactor: 'required', secondFactorGraceDays: 0 },
    data.token,
  );
  expect(role.status).toBe(200);
  await factors.signOut();

  const username = await addUser(role.data.key);
  const session = await send('POST', '/auth/login', { username, password: USER_PASSWORD });
  expect(await send('POST', '/merchant/list', {}, session.data.token)).toMatchObject({
    status: 403,
    code: 'factor-needed',
  });
  await factors.enterPassword(username, '/merchant/list');
  await expect(factors.must).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(factors.must).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await factors.addPasskey('New', factors.must);
  await expect(factors.menu.getByRole('link', { name: 'Merchant list' })).toBeVisible();
  await expect(factors.must).toBeHidden();
});
