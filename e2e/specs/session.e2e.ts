import { ApiCaller } from '../fixtures/api-caller';
import { expect, test as base } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

/** A session of its own, which the test may end. */
const test = base.extend<{ session: ApiCaller }>({
  session: async ({ context, address }, use) => {
    const session = await ApiCaller.signIn('admin');
    await context.addCookies([
      { name: 'Admin-Token', value: session.token, url: address, sameSite: 'Strict' },
    ]);
    await use(session);
  },
});

// Calls of an ended session are failed calls in the browser's console, and are logged by the product, too.
const ENDED = /status of 401|your session has ended|could not be opened/;

test('without a token a page waits behind the login page, its query included', async ({
  page,
  loginPage,
}) => {
  await page.goto('/merchant/list?page=2&status=active');
  await expect(loginPage.username).toBeVisible();
  await expect(page).toHaveURL(
    `/login?redirect=${encodeURIComponent('/merchant/list?page=2&status=active')}`,
  );
  await loginPage.enter('admin');
  await expect(page).toHaveURL('/merchant/list?page=2&status=active');
});

test('with a token the login page leads to the start page', async ({ page, session, shell }) => {
  expect(session.token).not.toBe('');
  await page.goto('/login?redirect=%2Fmerchant%2Flist');
  await expect(shell.heading).toHaveText('Dashboard');
  await expect(page).toHaveURL('/dashboard');
});

test('the menu lists the granted pages: a visitor has only the dashboard', async ({
  page,
  loginPage,
  shell,
}) => {
  await loginPage.signIn('visitor');
  await expect(shell.heading).toHaveText('Dashboard');
  await expect(shell.menu.getByRole('link')).toHaveText(['Dashboard']);
  await page.goto('/merchant/list');
  await expect(page).toHaveURL('/404');
  await expect(shell.main).toContainText('OOPS!');
});

test('pages that no remote exposes are in no menu', async ({ page, session, shell }) => {
  expect(session.token).not.toBe('');
  await page.goto('/');
  await expect(shell.menu.getByRole('link', { name: 'Merchant list' })).toBeVisible();
  await expect(shell.menu).not.toContainText('Energy');
  await page.goto('/merchant/energy-orders');
  await expect(page).toHaveURL('/404');
});

test('the calls carry the token in their header and never in an address', async ({
  page,
  session,
  shell,
}) => {
  const calls: { url: string; authorization?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(process.env.E2E_API_ADDRESS!) && request.method() !== 'OPTIONS') {
      calls.push({ url: request.url(), authorization: request.headers().authorization });
    }
  });
  await page.goto('/merchant/list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/user/info', '/routes', '/merchant/list']),
  );
  for (const { url, authorization } of calls) {
    expect(authorization).toBe(`Bearer ${session.token}`);
    expect(url).not.toContain(session.token);
  }
});

test('a reload makes each call once, before the app’s code has been loaded', async ({
  page,
  session,
  shell,
}) => {
  await page.goto('/merchant/list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  const api = process.env.E2E_API_ADDRESS!;
  let hasApp = () => {};
  const held = new Promise<void>((resolve) => (hasApp = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization === `Bearer ${session.token}` && request.url().startsWith(api))
      calls.push(new URL(request.url()).pathname);
  });
  const first = ['/user/info', '/routes', '/remotes', '/merchant/list'];
  const count = () => first.map((path) => calls.filter((called) => called === path).length);
  void page.reload({ waitUntil: 'commit' });
  await expect.poll(count).toEqual([1, 1, 1, 1]);
  hasApp();
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  expect(count()).toEqual([1, 1, 1, 1]);
});

test('signing out ends the session on the server too and leads back here', async ({
  page,
  context,
  session,
  shell,
  loginPage,
}) => {
  await page.goto('/merchant/list?page=2');
  await expect(shell.heading).toHaveText('Merchant list');
  await shell.signOut();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/merchant/list?page=2')}`);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('Admin-Token');
  await expect(session.listMerchants({})).rejects.toThrow('401');
  await loginPage.enter('admin');
  await expect(page).toHaveURL('/merchant/list?page=2');
});

test.describe('a session that the server has ended', () => {
  test.use({ expectedComplaints: ENDED });

  test('leads to the login page when a page is opened, and the token is forgotten', async ({
    page,
    context,
    session,
    loginPage,
  }) => {
    await session.signOut();
    await page.goto('/merchant/list?page=2');
    await expect(loginPage.username).toBeVisible();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/merchant/list?page=2')}`);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('Admin-Token');
  });

  test('opens one dialog during work, whose Cancel keeps the page and the input', async ({
    page,
    session,
    shell,
    merchantList,
  }) => {
    await merchantList.open();
    await merchantList.add();
    const typed = uniqueName('Kept');
    await merchantList.form.name.fill(typed);
    await session.signOut();
    // By script: a background call may be refused earlier, and the dialog then covers the form.
    await merchantList.form.confirm.evaluate((button: HTMLButtonElement) => button.click());
    await expect(shell.sessionEnded).toContainText(
      'You have been logged out, you can cancel to stay on this page, or log in again',
    );
    await shell.sessionEnded.getByRole('button', { name: 'Cancel' }).click();
    await expect(shell.sessionEnded).toBeHidden();
    await expect(page).toHaveURL('/merchant/list');
    await expect(merchantList.form.name).toHaveValue(typed);
    await expect(merchantList.rows).toHaveCount(20);
  });

  test('opens one dialog for many failing calls, and Re-Login returns to the same page', async ({
    page,
    session,
    shell,
    merchantList,
    loginPage,
  }) => {
    await merchantList.open({ page: '2' });
    await session.signOut();
    const refused = new Set<string>();
    page.on('response', (response) => {
      if (response.status() === 401) refused.add(response.request().postData() ?? '');
    });
    await page.evaluate(() => {
      // Before the first refusal makes the page inert.
      for (const button of [...document.querySelectorAll('button')]) {
        if (button.ariaLabel === 'Deactivate') button.click();
      }
    });
    await expect.poll(() => refused.size).toBeGreaterThan(5);
    await expect(shell.sessionEnded).toHaveCount(1);
    await shell.sessionEnded.getByRole('button', { name: 'Re-Login' }).click();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/merchant/list?page=2')}`);
    await loginPage.enter('admin');
    await expect(page).toHaveURL('/merchant/list?page=2');
    await expect(merchantList.rows).toHaveCount(20);
    await expect(shell.sessionEnded).toBeHidden();
  });
});
