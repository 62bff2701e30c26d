import { expect, test } from '../fixtures/test';

// A refused sign-in is a failed call in the browser's console.
const REFUSED = /status of 400/;

test('the demo account stands in the form and opens the dashboard', async ({ page, loginPage, shell }) => {
  await page.goto('/');
  await expect(loginPage.username).toHaveValue('admin');
  await expect(loginPage.password).toHaveValue('111111');
  await expect(page).toHaveTitle('Sign in - Payment Back-office');
  await loginPage.submit.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(shell.heading).toHaveText('Dashboard');
  await expect(page).toHaveTitle('Dashboard - Payment Back-office');
});

test('the token is a cookie of this site and this browser session', async ({ page, context, loginPage }) => {
  await loginPage.signIn();
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'Admin-Token')!;
  expect(token).toMatchObject({
    sameSite: 'Strict',
    expires: -1,
    path: '/',
    // The page is served without encryption here.
    secure: false,
  });
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(token.value);
});

test('the password can be shown and hidden again', async ({ page, loginPage }) => {
  await loginPage.open();
  await expect(loginPage.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(loginPage.password).toHaveAttribute('type', 'text');
  await expect(loginPage.password).toHaveValue('111111');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(loginPage.password).toHaveAttribute('type', 'password');
});

test('a hint is shown while caps lock is on', async ({ page, loginPage }) => {
  await loginPage.open();
  await loginPage.password.focus();
  // Chromium's protocol does not support caps lock; the event contains the same data.
  await loginPage.password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps lock is On')).toBeVisible();
  await loginPage.password.press('a');
  await expect(page.getByText('Caps lock is On')).toBeHidden();
});

test('the language is chosen on the login page, announced and stored', async ({
  page,
  context,
  loginPage,
  shell,
}) => {
  await loginPage.open();
  await expect(loginPage.language.getByRole('option')).toHaveText(['English', '中文', 'Español', '日本語']);
  await loginPage.language.selectOption('中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue('admin');
  await expect(shell.notices).toContainText('切换语言成功');
  await page.getByRole('combobox').selectOption('English');
  await expect(shell.notices).toContainText('Switch Language Success');
  await page.getByRole('combobox').selectOption('中文');
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'language', value: 'zh' }));
  await page.reload();
  await page.locator('[type=submit]').click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('the button shows progress, and a second press sends nothing', async ({ page, loginPage }) => {
  let calls = 0;
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  await page.route('**/auth/login?*', async (route) => {
    calls += 1;
    await answered;
    await route.continue();
  });
  await loginPage.open();
  await loginPage.submit.click();
  const busy = page.getByRole('button', { name: 'Signing in' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.press('Enter');
  answer();
  await expect(page).toHaveURL('/dashboard');
  expect(calls).toBe(1);
});

test.describe('what the server refuses', () => {
  test.use({ expectedComplaints: REFUSED });

  test('a wrong password shows an error and keeps the input', async ({ page, loginPage }) => {
    await loginPage.open();
    await loginPage.username.fill('editor');
    await loginPage.password.fill('wrong-one');
    await loginPage.submit.click();
    await expect(page.getByRole('alert')).toHaveText('Account and password are incorrect.');
    await expect(loginPage.username).toHaveValue('editor');
    await expect(loginPage.password).toHaveValue('wrong-one');
    await expect(page).toHaveURL('/login');
  });

  test('an unknown name is refused in the same words', async ({ page, loginPage }) => {
    await loginPage.open();
    await loginPage.username.fill('nobody-here');
    await loginPage.submit.click();
    await expect(page.getByRole('alert')).toHaveText('Account and password are incorrect.');
  });
});

for (const username of ['', 'abc', 'seventeen-letters', '   a  ']) {
  test(`the user name ${JSON.stringify(username)} is refused before anything is sent`, async ({
    page,
    loginPage,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await loginPage.open();
    await loginPage.username.fill(username);
    await loginPage.submit.click();
    await expect(page.getByText('Please enter the correct user name')).toBeVisible();
    await expect(loginPage.username).toBeFocused();
    expect(sent.filter((url) => url.includes('/auth/login'))).toEqual([]);
  });
}

test('a password of five characters is refused when it is left', async ({ page, loginPage }) => {
  await loginPage.open();
  await loginPage.password.fill('12345');
  await loginPage.password.blur();
  await expect(page.getByText('The password can not be less than 6 digits')).toBeVisible();
  await loginPage.password.fill('123456');
  await expect(page.getByText('The password can not be less than 6 digits')).toBeHidden();
});

test('blanks around the user name do no harm', async ({ page, loginPage }) => {
  await loginPage.open();
  await loginPage.username.fill('  editor ');
  await loginPage.submit.click();
  await expect(page.getByRole('button', { name: /^editor \(Roles: editor\)/ })).toBeVisible();
});

test('the wanted page opens with its query, and with the login page’s other parameters', async ({
  page,
  loginPage,
}) => {
  const wanted = encodeURIComponent('/merchant/list?status=active&from=redirect');
  await loginPage.open(`?redirect=${wanted}&from=login&extra=1`);
  await loginPage.submit.click();
  await expect(page).toHaveURL('/merchant/list?status=active&from=redirect&extra=1');
});

for (const hostile of [
  '//evil.example/x',
  'https://evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
]) {
  test(`the redirect ${JSON.stringify(hostile)} leads to the start page`, async ({ page, loginPage }) => {
    await loginPage.open(`?redirect=${encodeURIComponent(hostile)}`);
    await loginPage.submit.click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('a sign-in provider’s answer is stored for the opening window, and its own window closes', async ({
  page,
}) => {
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/auth-redirect?code=abc&state=x')),
  ]);
  if (!popup.isClosed()) await popup.waitForEvent('close');
  expect(await page.evaluate(() => localStorage.getItem('x-admin-oauth-code'))).toBe('?code=abc&state=x');
});
