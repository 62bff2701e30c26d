import { USER_PASSWORD } from '../fixtures/api-caller';
import { Clerk } from '../fixtures/clerk';
import { ClerksDesk } from '../fixtures/clerks-desk';
import { clerksRowTasks as tasks } from '../fixtures/clerks-row-tasks';
import { expect, test } from '../fixtures/test';
import { uniqueUsername } from '../fixtures/unique-username';

test.describe.configure({ mode: 'parallel' });

for (const [at, { name, budget, run }] of tasks.entries())
  test(`a clerk ${name}, all at once`, async ({ page, api, loginPage }, { repeatEachIndex }) => {
    // A user of its own: each user may have one bulk edit at a time, and its outcome is shown on their lists.
    const { username } = await api.createUser({ username: uniqueUsername(), roleName: 'editor' });
    await page.goto('/login');
    await loginPage.enterAs(username, USER_PASSWORD);
    await expect(page).toHaveURL('/dashboard');
    const clerk = new Clerk(page);
    await clerk.sitDown();
    const number = repeatEachIndex * tasks.length + at;
    await run(new ClerksDesk(page, clerk, api, `ar${number.toString(36).padStart(2, '0')}`));
    expect(clerk.cost).toEqual(budget);
  });
