import { sumOf } from './sum-of';

/** How much more was counted than before, in whole percent; null where there is nothing to compare with. */
export function changeOf(now: readonly number[], before: readonly number[] | undefined): number | null {
  const earlier = sumOf(before ?? []);
  return earlier === 0 ? null : Math.round((sumOf(now) / earlier - 1) * 100);
}
