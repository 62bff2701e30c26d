import type { ComposedStatement } from './statement';

// Higher than every character.
const HIGHEST_CHARACTER = '\u{10FFFF}';

/** Above all texts that start with the prefix and below all further ones, in bytewise order (`collate "C"`). */
export function endOfPrefix(prefix: string): string {
  return prefix + HIGHEST_CHARACTER;
}

/**
 * A name as the release before looks for it, by what differs in case only; the database puts the form of `foldText` before it, by
 * which this one does.
 */
export function foldCase(text: string): string {
  return Array.from(text, (character) => character.toUpperCase().toLowerCase()).join('');
}

/** Whether a name is the term and no more: what follows is its form of the release before, see migration 0106. */
export const isWholeName = (name: string, term: string) => `split_part(${name}, U&'\\FFFF', 1) = ${term}`;

/** Whether a text has a term in it, for texts that are few enough to be looked through; each is an expression. */
export const hasText = (text: string, term: string) => `strpos(fold_text(${text}), fold_text(${term})) > 0`;

/** The id that a text is, in digits of any width; null where it is none. */
export function wholeNumber(text: string): number | null {
  const digits = text.normalize('NFKC');
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null;
}

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
