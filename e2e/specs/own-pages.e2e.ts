import { smallImage } from '../demos/small-image';
import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { expect, test } from '../fixtures/test';
import { uniqueUsername } from '../fixtures/unique-username';

test.describe('as an editor', () => {
  test.use({ signedInAs: 'editor' });

  test('the user’s menu leads to profile, dashboard and documentation, and out', async ({ page, shell }) => {
    await page.goto('/merchant/list');
    const button = shell.banner.getByRole('button', { name: /Roles: / });
    const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await button.click();
    const entries = ['Profile', 'Dashboard', 'Docs', 'Settings', 'Keyboard shortcuts', 'About', 'Sign out'];
    await expect(page.getByRole('menuitem')).toHaveText(entries);
    await entry('Profile').click();
    await expect(page).toHaveURL('/profile/index');
    await expect(page).toHaveTitle('Profile - Payment Back-office');
    await button.click();
    await entry('Docs').click();
    await expect(page).toHaveURL('/documentation/index');
    await button.click();
    await entry('Dashboard').click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('the profile shows the user and their rights', async ({ page, shell }) => {
    await page.goto('/profile/index');
    const card = shell.main.getByRole('region', { name: 'editor' });
    await expect(card.getByRole('list', { name: 'Roles' }).getByRole('listitem')).toHaveText(['editor']);
    await expect(card).toContainText('I am an editor');
    const pages = shell.main.getByRole('table', { name: 'My permissions' });
    await expect(pages.getByRole('row', { name: 'Merchant list View and edit' })).toBeVisible();
    await pages.getByRole('link', { name: 'Merchant list' }).click();
    await expect(page).toHaveURL('/merchant/list');
  });
});

test.describe('as a visitor', () => {
  test.use({ signedInAs: 'visitor' });

  test('a picture is cut out in the profile and shown in the top bar, and goes again', async ({
    page,
    shell,
  }) => {
    await page.goto('/profile/index');
    await shell.main
      .getByLabel('Change picture')
      .and(page.locator('input'))
      .setInputFiles(smallImage('me.png'));
    const dialog = page.getByRole('dialog', { name: 'Crop picture' });
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect(shell.notices).toContainText('Upload success');
    const shown = shell.banner.getByRole('button', { name: /Roles: / }).locator('img');
    await expect(shown).toHaveAttribute('src', /\/uploads\/[0-9a-f]{32}\.webp$/);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    await shell.main.getByRole('button', { name: 'Remove picture' }).click();
    await expect(shown).toHaveCount(0);
  });

  test('profile, documentation and guide are open, though in no menu', async ({ page, shell }) => {
    for (const [path, title] of [
      ['/profile/index', 'Profile'],
      ['/documentation', 'Documentation'],
      ['/guide', 'Tour'],
    ] as const) {
      await page.goto(path);
      await expect(shell.heading).toHaveText(title);
      await expect(shell.main.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(shell.menu.getByRole('link')).toHaveText(['Dashboard']);
    }
  });

  test('a page without permission is shown as not found', async ({ page, shell }) => {
    await page.goto('/merchant/list');
    await expect(page).toHaveURL('/404');
    await expect(shell.main.getByRole('heading', { name: 'OOPS!' })).toBeVisible();
  });
});

test.describe('as an administrator', () => {
  test.use({ signedInAs: 'admin' });

  test('the documentation leads to its sections and on to the guide', async ({ page, shell }) => {
    await page.goto('/documentation/index');
    const contents = shell.main.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Permissions' }).click();
    await expect(shell.main.getByRole('heading', { name: 'Permissions' })).toBeFocused();
    await expect(shell.main.getByRole('heading', { name: 'Permissions' })).toBeInViewport();
    await shell.main.getByRole('link', { name: 'Start tour' }).click();
    await expect(page).toHaveURL('/guide/index');
  });

  for (const width of [1440, 390]) {
    test(`the guide lights the parts of the frame, one after another, at ${width} px`, async ({
      page,
      shell,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/guide/index');
      const titles = shell.main.getByRole('listitem').locator('strong');
      await expect(titles.filter({ hasText: 'Breadcrumb' })).toBeVisible();
      const steps = await titles.allTextContents();
      const wide = ['Language', 'Settings', 'Main menu'];
      const shown = wide.filter((part) => steps.includes(part));
      expect(shown.toSorted()).toEqual(width === 1440 ? wide.toSorted() : []);
      expect(steps).toEqual(expect.arrayContaining(['Search', 'Open pages', 'Page content']));
      await shell.main.getByRole('button', { name: 'Start tour' }).click();
      for (const [index, title] of steps.entries()) {
        const step = page.getByRole('dialog', { name: title, exact: true });
        await expect(step).toContainText(`Step ${index + 1} of ${steps.length}`);
        await expect(step).toBeInViewport({ ratio: 1 });
        const isLast = index + 1 === steps.length;
        await step.getByRole('button', { name: isLast ? 'Done' : 'Next' }).click();
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(shell.main.getByRole('button', { name: 'Start tour' })).toBeFocused();
    });
  }

  test('the guide is turned and ended by keys, and keeps the page out of reach', async ({ page, shell }) => {
    await page.goto('/guide/index');
    await shell.main.getByRole('button', { name: 'Start tour' }).click();
    const first = page.getByRole('dialog');
    await expect(first).toContainText('Step 1 of');
    await page.keyboard.press('ArrowRight');
    await expect(first).toContainText('Step 2 of');
    await page.keyboard.press('ArrowLeft');
    await expect(first).toContainText('Step 1 of');
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(first).toHaveCount(0);
    await expect(shell.main.getByRole('button', { name: 'Start tour' })).toBeFocused();
  });

  test('/401 leads to the dashboard with noGoBack, also without a value', async ({ page, shell }) => {
    await page.goto('/merchant/list');
    await page.goto('/401?noGoBack');
    await shell.main.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test.describe('with a file that does not arrive', () => {
    test.use({ expectedComplaints: /page-profile|ChunkLoadError|Failed to load resource/ });

    test('shows an error, and Retry opens the page without a reload', async ({ page, shell }) => {
      let isBroken = true;
      await page.route(/page-profile/, (route) => (isBroken ? route.abort() : route.continue()));
      await page.goto('/dashboard');
      await shell.banner.getByRole('button', { name: /Roles: / }).click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      const failure = shell.main.getByRole('alert');
      await expect(failure).toContainText('Could not load this page');
      isBroken = false;
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(shell.main.getByRole('region', { name: 'admin' })).toBeVisible();
    });
  });
});

test('a new device is announced to its user, who ends its session in the profile', async ({
  page,
  shell,
  api,
  loginPage,
}) => {
  const { username } = await api.createUser({ username: uniqueUsername() });
  await page.goto('/login');
  await loginPage.enterAs(username, USER_PASSWORD);
  const elsewhere = await ApiCaller.signIn(username, USER_PASSWORD);
  await page.reload();
  await expect(shell.notices).toContainText('New sign-in to your account');
  await shell.notices.getByRole('button', { name: 'Show my sessions' }).click();
  await expect(page).toHaveURL('/profile/index');
  const card = shell.main.getByRole('region', { name: 'Your sessions' });
  await expect(card.getByRole('list', { name: 'New devices' }).getByRole('listitem')).toHaveCount(1);
  await card.getByRole('button', { name: 'End session' }).click();
  await expect(shell.notices).toContainText('Session ended');
  await expect(elsewhere.info()).rejects.toThrow('401');
  await card.getByRole('button', { name: 'This was me' }).click();
  await expect(card.getByRole('list', { name: 'New devices' })).toHaveCount(0);
});
