import type { ComposedStatement } from './statement';

// Higher than every character.
const HIGHEST_CHARACTER = '\u{10FFFF}';

/** Above all texts that start with the prefix and below all further ones, in bytewise order (`collate "C"`). */
export function endOfPrefix(prefix: string): string {
  return prefix + HIGHEST_CHARACTER;
}

/**
 * What two texts have in common that differ in case only. Character by character, so that a part of a text folds to
 * a part of the folded text (`toLowerCase` of a whole text treats a final sigma in its own way), and in the server, so
 * that the result does not depend on the database's locale.
 */
export function foldCase(text: string): string {
  return Array.from(text, (character) => character.toUpperCase().toLowerCase()).join('');
}

/** The id that a text is; null where it is none. */
export const wholeNumber = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

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

/**
 * The merchants in whose name `term` occurs, by the index of grams. The grams find every name that has the term; where the term
 * is longer than a gram, also some that don't have it.
 *
 * @param term folded, see `foldCase`
 * @param alias of the table in the statement
 */
export function nameConditions(term: string, alias: string, given: ComposedStatement): string[] {
  const conditions = [
    `merchant_name_grams(${alias}.name_folded) @> ${given.add(nameGrams(term), 'bigint[]')}`,
  ];
  if (Array.from(term).length > 2)
    conditions.push(`strpos(${alias}.name_folded, ${given.add(term, 'text')}) > 0`);
  return conditions;
}
