import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until something is so, or until it is given up. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { everyMs = 200, withinMs = Infinity } = {},
): Promise<void> {
  for (const end = Date.now() + withinMs; !(await isSo()) && Date.now() < end;) await pause(everyMs);
}
