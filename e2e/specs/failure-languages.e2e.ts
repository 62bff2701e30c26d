import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin', expectedComplaints: /status of 409|ApiError|name/ });

const words = {
  zh: { add: '新建角色', taken: '已有同名角色。' },
  es: { add: 'Nuevo rol', taken: 'Ya hay un rol con este nombre.' },
  ja: { add: 'ロールを追加', taken: '同じ名前のロールがすでにあります。' },
};

for (const [language, { add, taken }] of Object.entries(words)) {
  test(`what the server refuses is said in ${language}`, async ({ page, context, address }) => {
    await context.addCookies([{ name: 'language', value: language, url: address }]);
    await page.goto('/permission/role');
    await page.getByRole('button', { name: add, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=name]').fill('admin');
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByText(taken)).toBeVisible();
  });
}
