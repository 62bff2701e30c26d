import type { Step } from './story';

/**
 * Leaves out of a story that breaks something one fault after the other, as long as it still breaks.
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
  // The last step is where it was seen: most often it is enough by itself, or with the rows of the first.
  for (const step of steps) {
    if (step.faults.length === 0) continue;
    const calmer = least.map((one) => (one.number === step.number ? { ...one, faults: [] } : one));
    if (await breaks(calmer)) least = calmer;
  }
  return least;
}
