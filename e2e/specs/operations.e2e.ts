import { expect, test } from '../fixtures/test';

const ADDRESS = '/user/operations';

test.describe('an administrator', () => {
  test.use({ signedInAs: 'admin' });

  test('sees from the menu whether one can go back, what runs and what needs a person', async ({
    page,
    shell,
  }) => {
    await page.goto('/dashboard');
    await shell.menu.getByRole('link', { name: 'Operations status' }).click();
    await expect(page).toHaveURL(ADDRESS);
    const part = (name: string) => shell.main.getByRole('region', { name });
    await expect(part('What needs a person')).toContainText('Nothing is in alarm');
    // The embedded database archives nothing.
    await expect(part('Going back')).toContainText('No archive is kept here');
    await expect(part('Database')).toContainText(/PostgreSQL\s*\d+\.\d+/);
    await expect(part('API processes').getByRole('row')).not.toHaveCount(1);
    await expect(part('Remotes').getByRole('row', { name: /^mfe-users-roles/ })).toBeVisible();
  });
});

test.describe('an editor', () => {
  test.use({ signedInAs: 'editor' });

  test('has no such page, and no entry of the menu', async ({ page, shell, callerOf }) => {
    await page.goto(ADDRESS);
    await expect(page).toHaveURL(/\/404$/);
    await expect(shell.menu.getByRole('link', { name: 'Operations status' })).toHaveCount(0);
    const { token } = await callerOf('editor');
    const answer = await page.request.get(`${process.env.E2E_API_ADDRESS}/operations`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(403);
  });
});
