import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin', reuseContext: false });

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [contenteditable=true], [role=button], [role=tab], [role=option], [role^=menuitem]';

/** The controls that a click at their centre would reach without the toasts, and does not with them. */
const covered = (page: Page) =>
  page.evaluate((controls) => {
    const stack = document.querySelector<HTMLElement>('section > ol')!;
    const metAt = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    };
    stack.style.visibility = 'hidden';
    const reachable = [...document.querySelectorAll(controls)].filter((control) => {
      const met = metAt(control);
      return met && (control.contains(met) || met.contains(control)) && !stack.contains(control);
    });
    stack.style.visibility = '';
    return reachable
      .filter((control) => stack.contains(metAt(control)))
      .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`);
  }, CONTROLS);

/** Shows this number of toasts by the host's module for remotes; they stay until the next call. */
const show = (page: Page, count: number) =>
  page.evaluate(async (shownCount) => {
    interface Ui {
      notify: Record<'success' | 'error' | 'info', (content: object) => void> & { clear: () => void };
    }
    const { __INSTANCES__: instances } = (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: unknown[] } }
    ).__FEDERATION__;
    const [host] = instances as { shareScopeMap: { default: Record<string, Record<string, unknown>> } }[];
    const [shared] = Object.values(host!.shareScopeMap.default['@backoffice/ui']!) as {
      lib?: () => Ui;
      get: () => Promise<() => Ui>;
    }[];
    const { notify } = (shared!.lib ?? (await shared!.get()))();
    notify.clear();
    if (shownCount === 0) return;
    const durationMs = 60_000;
    const action = { label: 'Undo', onAction: () => {} };
    notify.success({ title: 'Success', body: 'The merchant was updated', action, durationMs });
    if (shownCount < 3) return;
    const body = 'Could not save the channel. Check your connection and try again.';
    notify.error({ title: 'Failed', body, durationMs });
    notify.info({ title: 'Copied to the clipboard', durationMs });
  }, count);

const paths = [
  '/merchant/list',
  '/channel/list',
  '/user/list',
  '/example/list',
  '/user/audit-log',
  '/transaction/list',
  '/dashboard',
  '/permission/role',
  '/example/create',
  '/merchant/1',
];
const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, isMobile: viewport.width < 640, hasTouch: viewport.width < 640 });

    test('one or three toasts cover no control of any page or dialog', async ({
      page,
      shell,
      merchantList,
    }) => {
      test.slow();
      const notices = shell.notices.getByRole('listitem');
      const check = async (where: string) => {
        for (const count of [1, 3]) {
          // Repeated, because parts of the page may render in between.
          await expect(async () => {
            await show(page, 0);
            await expect(notices).toHaveCount(0);
            await show(page, count);
            await expect(notices.first()).toBeVisible();
            expect(await covered(page), `${where}, ${count} notices`).toEqual([]);
          }).toPass({ timeout: 15_000 });
        }
        await show(page, 0);
      };
      await page.goto('/documentation/index');
      for (const path of paths) {
        const before = (await shell.heading.textContent())!;
        await shell.goInside(path);
        await expect(shell.heading).not.toHaveText(before);
        await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
        await check(path);
      }
      await shell.goInside('/merchant/list');
      await merchantList.add();
      await check('the dialog of a new merchant');
    });
  });
}
