import { Clerk, sumOf } from '../fixtures/clerk';
import { ClerksDesk } from '../fixtures/clerks-desk';
import { clerksTasks as tasks } from '../fixtures/clerks-tasks';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ signedInAs: 'admin' });

for (const [at, { name, budget, run }] of tasks.entries()) {
  test(`a clerk ${name}`, async ({ page, context, api }, { repeatEachIndex }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clerk = new Clerk(page);
    await clerk.sitDown();
    const number = (repeatEachIndex * tasks.length + at).toString(36).padStart(3, '0');
    await run(new ClerksDesk(page, clerk, api, `q${number}`));
    expect(clerk.cost).toEqual(budget);
  });
}

const PERCENT_OF_BEFORE = 60;

test('no task takes more than it did, and all together at most 60 % of it', () => {
  for (const { name, before, budget } of tasks)
    expect.soft(sumOf(budget), name).toBeLessThanOrEqual(sumOf(before));
  const total = (of: 'before' | 'budget') => tasks.reduce((sum, task) => sum + sumOf(task[of]), 0);
  expect(total('budget')).toBeLessThanOrEqual((total('before') * PERCENT_OF_BEFORE) / 100);
});
