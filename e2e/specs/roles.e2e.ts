import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { ApiCaller } from '../fixtures/api-caller';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { RoleListPage } from '../pages/role-list-page';
import { Shell } from '../pages/shell';

const PASSWORD = 'correct horse 42';

async function signIn(context: BrowserContext, address: string, token: string): Promise<Page> {
  await context.addCookies([{ name: 'Admin-Token', value: token, url: address, sameSite: 'Strict' }]);
  return context.newPage();
}

test.describe('an administrator', () => {
  test.use({ signedInAs: 'admin' });

  test('creates a role that may only view merchants, and revokes the right during its user’s session', async ({
    page,
    api,
    address,
    browser,
  }) => {
    const roles = new RoleListPage(page);
    const name = uniqueName('Looks at merchants');
    await roles.open();
    await roles.openNew();
    await roles.name.fill(name);
    const rowsInSight = () =>
      roles.description.evaluate(
        (area) => (area.clientHeight - 12) / parseFloat(getComputedStyle(area).lineHeight),
      );
    expect(await rowsInSight()).toBeCloseTo(2, 1);
    await roles.description.fill('1\n2\n3\n4\n5\n6');
    expect(await rowsInSight()).toBeCloseTo(4, 1);
    await roles.check('Merchant list', 'View').click();
    await expect(roles.dialog).toContainText('1 page added, 0 removed, 0 changed');
    await expect(roles.menuPreview.getByRole('listitem')).toHaveText(['Merchant list']);
    await roles.confirm.click();
    await expect(roles.row(name)).toBeVisible();
    const role = (await api.listRoles()).find((each) => each.name === name)!;

    const username = `u${randomBytes(6).toString('hex')}`;
    await api.createUser({ username, password: PASSWORD, roleName: role.key });
    const seller = await ApiCaller.signIn(username, PASSWORD);
    const { merchantName, id } = await api.createMerchant({ merchantName: uniqueName('Seen') });
    await expect(seller.createMerchant({ merchantName: 'Never' })).rejects.toThrow('403');
    await expect(seller.updateMerchant({ id, status: 'inactive' })).rejects.toThrow('403');

    const context = await browser.newContext({ baseURL: address });
    const theirs = await signIn(context, address, seller.token);
    const shell = new Shell(theirs);
    await theirs.goto(`/merchant/list?merchantName=${encodeURIComponent(merchantName)}`);
    const table = theirs.getByRole('table');
    await expect(table).toContainText(merchantName);
    await expect(shell.menu.getByRole('link')).toHaveText(['Merchant list']);
    await expect(theirs.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
    await expect(table.getByRole('button', { name: /Edit|Deactivate/ })).toHaveCount(0);
    // Once the totals are shown, the page makes no more requests by itself.
    await expect(theirs.getByRole('link', { name: /^All [1-9]/ })).toBeVisible();

    const dashboard = [
      { path: '/', children: [{ path: 'dashboard', meta: { actions: ['view' as const] } }] },
    ];
    await api.updateRole(role.key, { routes: dashboard });
    const search = theirs.getByRole('button', { name: 'Search', exact: true });
    // The page may have made a request by itself, and already know.
    await search.or(shell.notices.getByText('Your permissions have changed')).first().click();
    await expect(shell.notices).toContainText('Your permissions have changed');
    await expect(shell.menu.getByRole('link')).toHaveText(['Dashboard']);
    await expect(table).toHaveCount(0);
    await expect(shell.sessionEnded).toHaveCount(0);
    await expect(theirs).toHaveURL(/\/merchant\/list/);
    await context.close();
  });

  test('sees roles and screens as a matrix, and deletes a role without users', async ({
    page,
    api,
    shell,
  }) => {
    const role = await api.createRole({ name: uniqueName('Short-lived'), routes: [] });
    const roles = new RoleListPage(page);
    await roles.open();
    await page.getByRole('radio', { name: 'Matrix' }).check();
    await expect(page).toHaveURL(/view=matrix/);
    await expect(page.getByRole('columnheader', { name: role.name })).toBeVisible();
    await page.getByRole('radio', { name: 'List' }).check();
    await roles.row(role.name).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm to remove the role?' });
    const confirm = question.getByRole('button', { name: 'Remove role' });
    // Red marks destructive actions.
    await expect(confirm).toHaveCSS('background-color', 'rgb(197, 15, 31)');
    await confirm.click();
    await expect(shell.notices).toContainText('Delete succed!');
    await expect(roles.row(role.name)).toHaveCount(0);
  });

  test('is led from /roles to /permission', async ({ page, shell }) => {
    await page.goto('/roles/role');
    await expect(page).toHaveURL(/\/permission\/role$/);
    await page.goto('/roles/page');
    await expect(shell.main).toContainText('Only administrators see this page');
    await page.goto('/roles');
    await expect(page).toHaveURL(/\/permission\/page$/);
  });
});

test.describe('an editor', () => {
  test.use({ signedInAs: 'editor' });

  test('has the page of directives alone, with the elements of an editor', async ({ page, shell }) => {
    await page.goto('/permission/directive');
    const line = (rule: string) => page.getByRole('row').filter({ hasText: rule });
    await expect(line("<Permitted roles={['admin']}>")).toContainText('Hidden from you');
    await expect(line("<Permitted roles={['admin', 'editor']}>")).toContainText('Visible to you');
    await expect(line("hasAnyRole(['editor'])")).toContainText('Yes');
    for (const path of ['/permission/page', '/permission/role', '/roles/page']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/404$/);
    }
    await expect(shell.menu.getByRole('link', { name: 'Role permission' })).toHaveCount(0);
  });
});
