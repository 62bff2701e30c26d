import type { Step } from './story';

/** Each takes as long as the story does. */
const MOST_RUNS = 40;

/**
 * Leaves out of a story that breaks something one step, one step's faults and some tasks after the other, as long as it still breaks.
 *
 * @param breaks runs a story anew
 * @returns null where the whole story does not break a second time
 */
export async function shrink(
  steps: readonly Step[],
  breaks: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[] | null> {
  if (!(await breaks(steps))) return null;
  let least = steps;
  let runs = 0;
  async function tryWith(fewer: readonly Step[]): Promise<boolean> {
    if (runs >= MOST_RUNS) return false;
    runs += 1;
    const isStillBroken = await breaks(fewer);
    if (isStillBroken) least = fewer;
    return isStillBroken;
  }
  const tryStep = (number: number, less: Partial<Step>) =>
    tryWith(least.map((step) => (step.number === number ? { ...step, ...less } : step)));

  // The last step is where it was seen: most often it is enough by itself, or with the rows of the first.
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
