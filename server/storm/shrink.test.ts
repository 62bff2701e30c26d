import { shrink } from './shrink';
import { type Step, storyOf } from './story';

const story = storyOf(1);
const steps: Step[] = Array.from({ length: 4 }, () => story.next().value);
const [first, , , last] = steps as [Step, Step, Step, Step];
const [needed, alsoNeeded] = [first.tasks[2]!, last.tasks.at(-1)!];

const hasAll = (story: readonly Step[]) => {
  const tasks = story.flatMap((step) => step.tasks);
  return tasks.includes(needed) && tasks.includes(alsoNeeded);
};

test('leaves of a story what it needs to break, and little else', async () => {
  const least = await shrink(steps, async (fewer) => hasAll(fewer));
  expect(least?.map(({ number }) => number)).toEqual([first.number, last.number]);
  expect(least?.flatMap(({ faults }) => faults)).toEqual([]);
  expect(hasAll(least ?? [])).toBe(true);
  expect(least!.flatMap(({ tasks }) => tasks).length).toBeLessThan(6);
});

test('keeps a fault without which nothing breaks', async () => {
  const fault = { kind: 'kill api', api: 0, after: 1, lasts: 1 } as const;
  const struck = steps.map((step) => (step === last ? { ...step, faults: [fault] } : step));
  const least = await shrink(struck, async (fewer) => fewer.some(({ faults }) => faults.includes(fault)));
  expect(least?.flatMap(({ faults }) => faults)).toEqual([fault]);
});

test('returns null when the story does not fail a second time', async () => {
  expect(await shrink(steps, async () => false)).toBeNull();
});

test('runs a story at most 41 times', async () => {
  let runs = 0;
  await shrink(steps, async () => {
    runs += 1;
    return runs === 1;
  });
  expect(runs).toBe(41);
});
