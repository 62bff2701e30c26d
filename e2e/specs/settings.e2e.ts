import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

test('the panel opens by its button at 250 px and from the user’s menu, and gives the focus back', async ({
  page,
  shell,
  settings,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const isFetched = () => fetched.some((url) => /\/settings\./.test(url));
  await page.goto('/dashboard');
  await expect(settings.edgeButton).toBeVisible();
  const edge = (await settings.edgeButton.boundingBox())!;
  expect(edge.y).toBe(250);
  expect(isFetched()).toBe(false);
  await settings.open();
  await expect(settings.panel).toBeVisible();
  expect(isFetched()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(settings.panel).toBeHidden();
  await expect(settings.edgeButton).toBeFocused();

  await settings.open();
  await page.mouse.click(300, 600);
  await expect(settings.panel).toBeHidden();

  const user = shell.banner.getByRole('button', { name: /Roles: / });
  await user.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await settings.switch('Settings button at the edge').click();
  await settings.panel.getByRole('button', { name: 'Close' }).click();
  await expect(user).toBeFocused();
  await expect(settings.edgeButton).toBeHidden();
  await page.reload();
  await expect(shell.heading).toBeVisible();
  await expect(settings.edgeButton).toBeHidden();
});

test.describe('a failing network', () => {
  test.use({ expectedComplaints: /settings could not be loaded|ERR_FAILED/ });

  test('a panel that cannot be loaded shows an error, and opens at the next try', async ({
    page,
    shell,
    settings,
  }) => {
    // Set before the page is opened, because a route takes a moment to apply to an open page.
    await page.route('**/settings.*.js', (route) => route.abort(), { times: 1 });
    await page.goto('/dashboard');
    await settings.edgeButton.click();
    await expect(shell.notices).toContainText('Could not load the settings.');
    await settings.open();
  });
});

test('the switches are stored, apply in other tabs, and can be reset', async ({
  page,
  context,
  shell,
  settings,
}) => {
  const names = ['Page tabs', 'Fixed header', 'Search by pinyin', 'Demo pages'];
  await page.goto('/dashboard');
  await settings.open();
  // Including the demo pages, since the server has demo data.
  for (const name of names) await expect(settings.switch(name)).toBeChecked();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('Payment Back-office')).toBeVisible();
  for (const name of names) await settings.switch(name).click();
  await settings.switch('Logo in the sidebar').click();
  await expect(other.getByText('Payment Back-office')).toBeHidden();
  await other.close();
  await page.reload();
  await expect(shell.heading).toBeVisible();
  await expect(page.getByText('Payment Back-office')).toBeHidden();
  await settings.open();
  for (const name of names) await expect(settings.switch(name)).not.toBeChecked();
  await settings.panel.getByRole('button', { name: 'Restore defaults' }).click();
  for (const name of names) await expect(settings.switch(name)).toBeChecked();
  await expect(page.getByText('Payment Back-office')).toBeVisible();
});

test('the demo pages are in the menu while their switch is on, and nothing of them is loaded before one is opened', async ({
  page,
  shell,
  settings,
}) => {
  const demos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mfe/demos/')) demos.push(request.url());
  });
  const group = shell.menu.getByRole('button', { name: 'Components' });
  await page.goto('/components/sticky');
  await expect(shell.heading).toHaveText('Sticky');
  await expect(group).toBeVisible();
  await settings.open();
  await settings.switch('Demo pages').click();
  await expect(settings.switch('Demo pages')).not.toBeChecked();
  await settings.close();
  await expect(group).toBeHidden();
  // Open pages stay until they are closed or the document is reloaded.
  await expect(shell.heading).toHaveText('Sticky');

  demos.length = 0;
  await page.reload();
  await expect(page).toHaveURL('/404');
  await page.goto('/merchant/list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await settings.open();
  await settings.switch('Demo pages').click();
  await settings.close();
  await shell.openDemos();
  await expect(group).toBeVisible();
  expect(demos).toEqual([]);
  await (await shell.unfold('/components/sticky')).click();
  await expect(shell.heading).toHaveText('Sticky');
  expect(demos).not.toEqual([]);
});

test.describe('a visitor', () => {
  test.use({ signedInAs: 'visitor' });

  test('has no demo pages in a menu with only the dashboard', async ({ page, shell }) => {
    const remotes = page.waitForResponse(/\/remotes\?/);
    await page.goto('/dashboard');
    await remotes;
    await expect(shell.heading).toHaveText('Dashboard');
    await expect(shell.menu.getByRole('link')).toHaveText(['Dashboard']);
  });
});

test('invalid stored settings are ignored', async ({ page, shell, settings }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('settings', '{"version":1,"tagsView":"x","fixedHeader'));
  await page.reload();
  await expect(shell.heading).toHaveText('Dashboard');
  await settings.open();
  await expect(settings.switch('Fixed header')).toBeChecked();
});

test('the header stays, or goes away with the page', async ({ page, shell, merchantList, settings }) => {
  // Cards are taller than any window.
  await page.setViewportSize({ width: 639, height: 700 });
  await page.goto('/merchant/list');
  await expect(merchantList.rows).toHaveCount(20);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(shell.banner).toBeInViewport();

  await settings.moreButton.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await settings.switch('Fixed header').click();
  await settings.close();
  await page.mouse.wheel(0, 600);
  await expect(shell.banner).not.toBeInViewport();
  const stickyTop = () =>
    shell.main.evaluate((main) => getComputedStyle(main).getPropertyValue('--ui-sticky-top').trim());
  expect(await stickyTop()).toBe('0px');
  await page.reload();
  await expect(merchantList.rows).toHaveCount(20);
  expect(await stickyTop()).toBe('0px');
});

test('everything is within reach at 390 px', async ({ page, context, shell, settings }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await settings.moreButton.click();
  await expect(page.getByRole('menuitem', { name: 'Full screen' })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Small' }).click();
  await expect(shell.notices).toContainText('Size changed');
  expect((await context.cookies()).find(({ name }) => name === 'size')?.value).toBe('small');
  await settings.moreButton.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(settings.panel).toBeInViewport({ ratio: 0.99 });
  await settings.choice('Dark').check();
  await settings.close();
  await expect(settings.moreButton).toBeFocused();
  await expect(shell.language).toHaveCount(0);
  await settings.moreButton.click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the announcement of another language is in that language', async ({ page, shell }) => {
  await page.goto('/dashboard');
  await shell.switchLanguage('中文');
  await expect(shell.notices).toContainText('切换语言成功');
  await shell.switchLanguage('English');
  await expect(shell.notices).toContainText('Switch Language Success');
});
