import type { ComposedStatement } from './statement';

// Higher than every character.
const HIGHEST_CHARACTER = '\u{10FFFF}';

/** Returns the upper bound of texts with a prefix, in bytewise order (`collate "C"`). */
export function endOfPrefix(prefix: string): string {
  return prefix + HIGHEST_CHARACTER;
}

/**
 * Folds the case of a name as the previous release does for its searches. The database stores the form of `foldText` before it,
 * which this release searches.
 */
export function foldCase(text: string): string {
  return Array.from(text, (character) => character.toUpperCase().toLowerCase()).join('');
}

/**
 * Condition for a name that equals the term: the stored name is followed by the form of the previous release, see migration
 * 0106.
 */
export const isWholeName = (name: string, term: string) => `split_part(${name}, U&'\\FFFF', 1) = ${term}`;

/** Condition for a text that contains a term, for few enough texts to scan; both are SQL expressions. */
export const hasText = (text: string, term: string) => `strpos(fold_text(${text}), fold_text(${term})) > 0`;

/** Returns the id that a text of digits, of any width, represents; null for other texts. */
export function wholeNumber(text: string): number | null {
  const digits = text.normalize('NFKC');
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null;
}

const CODE_POINTS = 2 ** 21;

/**
 * Returns the numbers that `merchant_name_grams` in the database computes for each name with `term`: those of its pairs of
 * neighbouring characters, or of the character when there is only one.
 */
export function nameGrams(term: string): number[] {
  const points = Array.from(term, (character) => character.codePointAt(0) ?? 0);
  const pairs = points.slice(1).map((point, index) => (points[index] ?? 0) * CODE_POINTS + point);
  return pairs.length > 0 ? [...new Set(pairs)] : points;
}

/**
 * Conditions for merchants whose name contains `term`, by the index of grams. The grams find every such name; for a term longer
 * than a gram they also find others, which a further condition removes.
 *
 * @param term folded, see `foldText`
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
