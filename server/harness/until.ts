import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until something is so. @returns whether it was so in time */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { everyMs = 200, withinMs = Infinity } = {},
): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() >= end) return false;
    await pause(everyMs);
  }
  return true;
}
