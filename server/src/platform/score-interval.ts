/**
 * Returns the bounds of the true rate behind a sample (Wilson's score interval), which stay sensible for small samples and for
 * rates near 0 and 1.
 *
 * @param z the quantile of the normal distribution, such as 1.96 for 95 %
 * @see https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
 */
export function scoreInterval(hits: number, total: number, z: number): { lowest: number; highest: number } {
  const rate = hits / total;
  const centre = rate + z ** 2 / (2 * total);
  const spread = z * Math.sqrt((rate * (1 - rate)) / total + z ** 2 / (4 * total ** 2));
  const scale = 1 + z ** 2 / total;
  return { lowest: (centre - spread) / scale, highest: (centre + spread) / scale };
}
