export interface LoadCount {
  loads: number;
  failures: number;
}

/** Fewer loads than these tell nothing. */
const ENOUGH_LOADS = 20;
/** 95 % of the normal distribution. */
const Z = 1.96;
/** What counts as no worse, so that a predecessor without a failure does not condemn the first two of its successor. */
const MARGIN = 0.03;

/** The lowest rate of failures that fits what was counted (Wilson's score interval). */
function lowestRate({ loads, failures }: LoadCount): number {
  const rate = failures / loads;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / loads + Z ** 2 / (4 * loads ** 2));
  return (rate + Z ** 2 / (2 * loads) - spread) / (1 + Z ** 2 / loads);
}

/** Whether a release fails so much more than the one before it that chance does not explain it. */
export function isClearlyWorse(candidate: LoadCount, predecessor: LoadCount): boolean {
  if (candidate.loads < ENOUGH_LOADS) return false;
  // Of a predecessor that nobody has loaded lately, one failure in twenty is expected.
  const expected = (predecessor.failures + 0.5) / (predecessor.loads + 10);
  return lowestRate(candidate) > expected + MARGIN;
}
