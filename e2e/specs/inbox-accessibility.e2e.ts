import type { Notification } from '@backoffice/contract/inbox';
import { everywhere } from '../fixtures/everywhere';
import { expect } from '../fixtures/test';

const common = { address: '/profile/index', createdAt: '2026-11-25T10:00:00.000Z' };
const oneOfEachKind: Notification[] = [
  {
    ...common,
    id: 3,
    kind: 'release-taken-back',
    values: { remote: 'mfe-users-roles', release: '34de2f8fdef9', users: 12 },
    readAt: null,
  },
  {
    ...common,
    id: 2,
    kind: 'keys-withheld',
    values: { username: 'a.long.user.name', keysPerHour: 1_000_000 },
    readAt: common.createdAt,
  },
  {
    ...common,
    id: 1,
    kind: 'device-new',
    values: { address: '2001:db8:85a3::8a2e:370:7334', userAgent: 'curl/8.5' },
    readAt: common.createdAt,
  },
];

everywhere('inbox', async ({ page, shell, dialog, look }) => {
  let items = oneOfEachKind;
  await page.route('**/inbox?*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: 200, message: 'ok', data: { items, hasOlder: items.length > 0, unread: 1 } },
    }),
  );
  await page.goto('/profile/index');
  const bell = shell.banner.locator('[data-tour=inbox]');
  await bell.click();
  await expect(dialog.getByRole('link')).toHaveCount(items.length);
  await look('inbox', '[role=dialog]');
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of a notification', '[role=menu]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bell).toBeFocused();
  items = [];
  await bell.click();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await look('empty inbox', '[role=dialog]');
});
