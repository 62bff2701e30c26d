import { alarmIds } from '@backoffice/contract/alarms';
import { expect, test } from '../fixtures/test';

const ADDRESS = '/user/operations';

test.describe('an administrator', () => {
  test.use({ signedInAs: 'admin' });

  test('sees recovery, running jobs and alerts on the operations page, also in print', async ({
    page,
    shell,
  }) => {
    await page.goto('/dashboard');
    await shell.menu.getByRole('link', { name: 'Operations status' }).click();
    await expect(page).toHaveURL(ADDRESS);
    const part = (name: string) => shell.main.getByRole('region', { name });
    // Other tests provoke failures.
    await expect(part('Active alerts')).toContainText(`${alarmIds.length} alert rules are checked here`);
    // The embedded database does not archive.
    await expect(part('Point-in-time recovery')).toContainText('WAL archiving is off');
    await expect(part('Database')).toContainText(/PostgreSQL\s*\d+\.\d+/);
    await expect(part('API processes').getByRole('row')).not.toHaveCount(1);
    await expect(part('Remotes').getByRole('row', { name: /^mfe-users-roles/ })).toBeVisible();

    const printed = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new MutationObserver(() => {
            const view = document.querySelector<HTMLIFrameElement>(
              'iframe[title="Operations status"]',
            )?.contentWindow;
            if (view) view.print = () => resolve(view.document.body.innerText);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await shell.main.getByRole('button', { name: 'Print' }).click();
    expect(await printed).toMatch(/^Operations status\s+Updated [^]*WAL archiving is off[^]*mfe-users-roles/);
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
