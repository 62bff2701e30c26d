import { languages, lookAround } from '../fixtures/look-around';
import { startSignInProvider } from '../fixtures/sign-in-provider';
import { expect, test as base } from '../fixtures/test';
import { ThirdPartyDialog } from '../pages/third-party-dialog';
import { startTestStack } from '../setup/start-test-stack';

const test = base.extend<{ thirdParty: ThirdPartyDialog }, { company: string }>({
  company: [
    async ({}, use) => {
      const provider = await startSignInProvider();
      const stack = await startTestStack({ settings: { OIDC_PROVIDERS: provider.setting } });
      provider.serve(stack.address);
      await use(stack.address);
      await stack.stop();
      await provider.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  address: async ({ company }, use) => use(company),
  thirdParty: async ({ page, loginPage }, use) => {
    await loginPage.open('?redirect=%2Fmerchant%2Flist');
    await loginPage.username.fill('someone');
    const dialog = new ThirdPartyDialog(page);
    await dialog.open();
    await use(dialog);
  },
});

// A refused sign-in is a failed call in the browser's console.
test.use({ expectedComplaints: /status of 400/ });

test('a user confirmed by the provider is signed in and sees the requested page', async ({
  page,
  context,
  shell,
  thirdParty,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const popup = await thirdParty.choose();
  await thirdParty.visit(popup, 'editor');
  await expect(page).toHaveURL('/merchant/list');
  await expect(shell.banner.getByRole('button', { name: /^editor/ })).toBeVisible();
  // Neither the provider's answer nor the token is stored outside the cookie.
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('code');
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')!.value;
  for (const address of sent) expect(address).not.toMatch(new RegExp(`${token}|code=|state=`));
});

test('a declined sign-in shows an error and keeps the input', async ({ loginPage, thirdParty }) => {
  const popup = await thirdParty.choose();
  await popup.getByRole('link', { name: /Cancel|Abort/ }).click();
  await expect(thirdParty.failure).toHaveText('Sign-in was cancelled or refused by the provider.');
  await thirdParty.root.getByRole('button', { name: 'Close' }).last().click();
  await expect(loginPage.username).toHaveValue('someone');
});

test('a closed provider window shows an error, and another try works', async ({ page, thirdParty }) => {
  const popup = await thirdParty.choose();
  await popup.close();
  await expect(thirdParty.failure).toHaveText('The window was closed before sign-in finished. Try again.');
  await thirdParty.visit(await thirdParty.choose(), 'admin');
  await expect(page).toHaveURL('/merchant/list');
});

test('a blocked provider window shows an error', async ({ page, thirdParty }) => {
  await page.evaluate(() => (window.open = () => null));
  await thirdParty.root.getByRole('button', { name: 'Continue with Company' }).click();
  await expect(thirdParty.failure).toContainText('The browser blocked the window.');
});

test('a person without an account is refused', async ({ thirdParty }) => {
  await thirdParty.visit(await thirdParty.choose(), 'stranger');
  await expect(thirdParty.failure).toHaveText('No account found. Ask an administrator to add you.');
});

test('a person whose groups give no role is refused', async ({ thirdParty }) => {
  await thirdParty.visit(await thirdParty.choose('Groups'), 'visitor');
  await expect(thirdParty.failure).toHaveText(
    'Your groups at the sign-in provider give you no access here. Ask an administrator.',
  );
});

test('the answer of another sign-in is ignored', async ({ page, context, address, thirdParty }) => {
  const popup = await thirdParty.choose();
  const stray = await context.newPage();
  await stray.goto(`${address}/auth-redirect?code=stolen&state=other`);
  await expect(thirdParty.root.getByRole('status')).toHaveText('Continue in the Company window.');
  await thirdParty.visit(popup, 'admin');
  await expect(page).toHaveURL('/merchant/list');
});

for (const language of languages) {
  test(`the dialog is open to everybody in ${language}`, async ({ page, context, address }) => {
    await context.addCookies([{ name: 'language', value: language, url: address }]);
    await page.goto('/login');
    await page.locator('form button').last().click();
    const { found, look } = await lookAround(page, { spoken: [language] });
    await expect(page.getByRole('dialog').getByRole('button', { name: /Company/ })).toBeVisible();
    await look('the dialog');
    expect(found).toEqual({});
  });
}

test('an unreachable provider shows an error in time', async ({ loginPage, thirdParty }) => {
  await thirdParty.choose('Away');
  await expect(thirdParty.failure).toHaveText('Could not reach the sign-in provider. Try again later.');
  await thirdParty.root.getByRole('button', { name: 'Close' }).last().click();
  await expect(loginPage.username).toHaveValue('someone');
});
