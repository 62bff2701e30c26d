import type { CDPSession, Locator, Page } from 'playwright/test';
import { ownDocument, test } from '../fixtures/same-document';
import { expect } from '../fixtures/test';
import type { Shell } from '../pages/shell';

test.use({ signedInAs: 'admin' });

const TEXT_CONTROLS =
  ':is(input:not([type=checkbox], [type=radio], [type=file], [type=color], [type=range], [type^=date], [type=number]), textarea, [contenteditable=true]):not([readonly], :disabled)';

// Uncommitted texts of an input method, Chinese and Japanese, used alternately for the controls: no code distinguishes them.
const WORDS = ['王', 'おう'];
const KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];
const KEY_OF_INPUT_METHOD = 229;

/** Everything that a key could change by selecting, sending, saving, opening or closing. */
async function stateOf(page: Page, control: Locator) {
  const shown = await control.evaluate((element) => ({
    text: 'value' in element ? element.value : element.textContent,
    dialogs: document.querySelectorAll('[role=dialog], [role=alertdialog]').length,
    hasFocus: element.matches(':focus, :focus-within'),
    notices: document.querySelectorAll('[role=status] li, [role=alert]').length,
  }));
  return { address: page.url(), ...shown };
}

/** Composes text in every text control of the current screen. */
async function composeEverywhere(page: Page, within: Locator, written: string[]): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const controls = await within.locator(TEXT_CONTROLS).filter({ visible: true }).all();
  for (const [at, control] of controls.entries()) {
    await control.focus();
    const text = WORDS[at % WORDS.length]!;
    await compose(cdp, control, text);
    const before = await stateOf(page, control);
    const { length } = written;
    for (const key of KEYS) await pressComposing(cdp, key);
    expect(await stateOf(page, control)).toEqual(before);
    expect(written.slice(length)).toEqual([]);
    await cdp.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  }
  await cdp.detach();
  return controls.length;
}

/** Composes the text, until the page has handled it: Chromium answers before that. */
async function compose(cdp: CDPSession, control: Locator, text: string): Promise<void> {
  const event = await control.evaluateHandle((element) => ({
    handled: new Promise<void>((resolve) => {
      element.addEventListener('input', () => requestAnimationFrame(() => resolve()), { once: true });
    }),
  }));
  await cdp.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await event.evaluate(({ handled }) => handled);
  await event.dispose();
}

async function pressComposing(cdp: CDPSession, key: string): Promise<void> {
  const event = { key, code: key, windowsVirtualKeyCode: KEY_OF_INPUT_METHOD };
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/** Collects the calls that write. */
function writesOf(page: Page): string[] {
  const written: string[] = [];
  page.on('request', (request) => {
    if (['PUT', 'DELETE', 'PATCH'].includes(request.method())) written.push(request.url());
    if (request.method() === 'POST' && /create|update|login|delete/.test(request.url()))
      written.push(request.url());
  });
  // Accepts leaving a page with composed text.
  page.on('dialog', (dialog) => void dialog.accept());
  return written;
}

/** Opens the page inside the document after removing the focus: the heading then takes it, even if a field had it before. */
async function arriveAt(page: Page, shell: Shell, path: string): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await shell.goInside(path);
  await expect(shell.heading).toBeFocused();
}

test.describe('signed out', () => {
  test.use({ signedInAs: undefined });

  test('an input method’s keys send nothing on the login page', async ({ page }) => {
    const written = writesOf(page);
    await page.goto('/login');
    await expect(page.locator('[name=username]')).toBeVisible();
    expect(await composeEverywhere(page, page.locator('body'), written)).toBe(2);
  });
});

for (const { path, controls, inPopover } of [
  { path: '/merchant/list', controls: 3, inPopover: 1 },
  { path: '/channel/list', controls: 2, inPopover: 2 },
]) {
  test(`an input method’s keys search and save nothing at ${path}`, async ({ page, shell }) => {
    const written = writesOf(page);
    await page.goto('/dashboard');
    await expect(shell.heading).toHaveText('Dashboard');
    await arriveAt(page, shell, path);
    await expect(shell.main.getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible();
    await expect(shell.main.locator(TEXT_CONTROLS).filter({ visible: true })).toHaveCount(controls);
    await composeEverywhere(page, shell.main, written);
    await shell.main.getByRole('button', { name: 'More filters' }).click();
    const popover = shell.main.getByRole('group', { name: 'More filters' });
    expect(await composeEverywhere(page, popover, written)).toBe(inPopover);
    await page.keyboard.press('Escape');
    await shell.main.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(TEXT_CONTROLS).first()).toBeVisible();
    expect(await composeEverywhere(page, dialog, written)).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await shell.main.getByRole('table').getByRole('button', { name: 'Edit', exact: true }).first().click();
    await expect(dialog.locator(TEXT_CONTROLS).first()).toBeVisible();
    expect(await composeEverywhere(page, dialog, written)).toBeGreaterThan(0);
  });
}

test('an input method’s keys do nothing in the frame and on pages without a list', async ({
  page,
  shell,
  tabBar,
}) => {
  const written = writesOf(page);
  await page.goto('/dashboard');
  for (const path of ['/dashboard', '/user/access-review', '/user/audit-log', '/example/create']) {
    if (path !== '/dashboard') await arriveAt(page, shell, path);
    await expect(tabBar.shown).toHaveAttribute('data-tooltip', new RegExp(`${path}$`));
    await expect(shell.shownPage.locator(TEXT_CONTROLS).first()).toBeVisible();
    expect(await composeEverywhere(page, shell.main, written)).toBeGreaterThan(0);
  }
  await arriveAt(page, shell, '/profile/index');
  await expect(shell.heading).toHaveText('Profile');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await composeEverywhere(page, page.getByRole('dialog'), written)).toBe(1);
});

test(
  'an input method’s keys do nothing in fields that are opened first',
  ownDocument,
  async ({ page, shell, settings }) => {
    test.setTimeout(120_000);
    const written = writesOf(page);
    const dialog = page.getByRole('dialog');
    const press = (name: string | RegExp) => shell.main.getByRole('button', { name }).first().click();
    const opened: [path: string, open: () => Promise<unknown>][] = [
      ['/profile/index', () => press('Edit introduction')],
      [
        '/dashboard',
        async () => {
          await shell.main.getByRole('textbox', { name: 'Add a task' }).fill('To be edited');
          await page.keyboard.press('Enter');
          await press('Edit “To be edited”');
        },
      ],
      ['/table/inline-edit-table', () => press(/^Edit: /)],
      [
        '/operations/remotes',
        async () => {
          await press('mfe-merchant');
          await shell.main.getByText('Deploy keys').first().click();
          await press('New key');
        },
      ],
      [
        '/operations/remotes',
        async () => {
          await press('mfe-merchant');
          await press('Preview a release');
          await dialog.getByRole('combobox', { name: 'Source' }).selectOption('Development server');
        },
      ],
    ];
    for (const [path, open] of opened) {
      await page.goto(path);
      await open();
      const field = page.locator(TEXT_CONTROLS).and(page.locator('[role=dialog] *, :focus')).first();
      await expect(field).toBeVisible();
      expect(await composeEverywhere(page, field.locator('..'), written)).toBe(1);
    }
    await page.goto('/profile/index');
    await settings.open();
    expect(await composeEverywhere(page, dialog, written)).toBe(2);
  },
);
