import { setTimeout as pause } from 'node:timers/promises';

/** Polls until a condition is true. @returns whether it was true in time */
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
