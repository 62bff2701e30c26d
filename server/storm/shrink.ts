import type { Step } from './story';

/** Each run takes as long as the story. */
const MAX_RUNS = 40;

/**
 * Removes steps, faults and tasks from a failing story one by one, as long as it still fails.
 *
 * @param breaks runs a story again
 * @returns null if the complete story does not fail a second time
 */
export async function shrink(
  steps: readonly Step[],
  breaks: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[] | null> {
  if (!(await breaks(steps))) return null;
  let least = steps;
  let runs = 0;
  async function tryWith(fewer: readonly Step[]): Promise<boolean> {
    if (runs >= MAX_RUNS) return false;
    runs += 1;
    const isStillBroken = await breaks(fewer);
    if (isStillBroken) least = fewer;
    return isStillBroken;
  }
  const tryStep = (number: number, less: Partial<Step>) =>
    tryWith(least.map((step) => (step.number === number ? { ...step, ...less } : step)));

  // The failure occurred in the last step, which often suffices alone or with the rows of the first.
  for (const { number } of steps.slice(0, -1)) await tryWith(least.filter((step) => step.number !== number));
  for (const { number, faults } of least) if (faults.length > 0) await tryStep(number, { faults: [] });
  for (const { number, tasks: all } of least) {
    let tasks = all;
    for (let size = Math.ceil(tasks.length / 2); size > 0; size = Math.floor(size / 2)) {
      for (let from = 0; from < tasks.length;) {
        const fewer = tasks.filter((_, index) => index < from || index >= from + size);
        if (await tryStep(number, { tasks: fewer })) tasks = fewer;
        else from += size;
      }
    }
  }
  return least;
}
