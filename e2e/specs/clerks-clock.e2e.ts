import { Clerk, sumOf } from '../fixtures/clerk';
import { ClerksDesk } from '../fixtures/clerks-desk';
import { clerksRecordTasks as recordTasks } from '../fixtures/clerks-record-tasks';
import { clerksTasks as tasks } from '../fixtures/clerks-tasks';
import { clerksRowTasks as rowTasks } from '../fixtures/clerks-row-tasks';
import { test } from '../fixtures/same-document';
import { expect } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ signedInAs: 'admin' });

const measured = [...tasks, ...recordTasks];

for (const [at, { name, budget, prepare, run }] of measured.entries()) {
  test(`a clerk ${name}`, async ({ page, context, api }, { repeatEachIndex }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clerk = new Clerk(page);
    const number = (repeatEachIndex * measured.length + at).toString(36).padStart(3, '0');
    const desk = new ClerksDesk(page, clerk, api, `q${number}`);
    await prepare?.(desk);
    await clerk.sitDown();
    await run(desk);
    expect(clerk.cost).toEqual(budget);
  });
}

const PERCENT_OF_BEFORE = 60;
const PERCENT_OF_ONE_BY_ONE = 70;
const PERCENT_OF_RECORDS = 75;

for (const [what, all, percent] of [
  ['task', tasks, PERCENT_OF_BEFORE],
  ['task of many rows', rowTasks, PERCENT_OF_ONE_BY_ONE],
  ['task of several steps', recordTasks, PERCENT_OF_RECORDS],
] as const)
  test(`no ${what} takes more than it did, and all together at most ${percent} % of it`, () => {
    for (const { name, before, budget } of all)
      expect.soft(sumOf(budget), name).toBeLessThanOrEqual(sumOf(before));
    const total = (of: 'before' | 'budget') => all.reduce((sum, task) => sum + sumOf(task[of]), 0);
    expect(total('budget')).toBeLessThanOrEqual((total('before') * percent) / 100);
  });
