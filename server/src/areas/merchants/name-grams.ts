const CODE_POINTS = 2 ** 21;

/**
 * The numbers that `merchant_name_grams` in the database gives for each name in which `term` occurs: those of its pairs of
 * neighbours, or of the one character where there is no pair.
 */
export function nameGrams(term: string): number[] {
  const points = Array.from(term, (character) => character.codePointAt(0) ?? 0);
  const pairs = points.slice(1).map((point, index) => (points[index] ?? 0) * CODE_POINTS + point);
  return pairs.length > 0 ? [...new Set(pairs)] : points;
}
