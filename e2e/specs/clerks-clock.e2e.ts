import { Clerk, sumOf } from '../fixtures/clerk';
import { ClerksDesk } from '../fixtures/clerks-desk';
import { clerksTasks as tasks } from '../fixtures/clerks-tasks';
import { clerksRowTasks as rowTasks } from '../fixtures/clerks-row-tasks';
import { test } from '../fixtures/same-document';
import { expect } from '../fixtures/test';

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
const PERCENT_OF_ONE_BY_ONE = 70;

for (const [what, all, percent] of [
  ['task', tasks, PERCENT_OF_BEFORE],
  ['task of many rows', rowTasks, PERCENT_OF_ONE_BY_ONE],
] as const)
  test(`no ${what} takes more than it did, and all together at most ${percent} % of it`, () => {
    for (const { name, before, budget } of all)
      expect.soft(sumOf(budget), name).toBeLessThanOrEqual(sumOf(before));
    const total = (of: 'before' | 'budget') => all.reduce((sum, task) => sum + sumOf(task[of]), 0);
    expect(total('budget')).toBeLessThanOrEqual((total('before') * percent) / 100);
  });
