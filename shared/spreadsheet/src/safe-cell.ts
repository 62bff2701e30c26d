export type Cell = string | number;

// OWASP, "CSV injection": what makes a spreadsheet take a text for a formula. Full-width forms are those of East Asian input.
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A value as it may stand in a file: an apostrophe goes before text that would be run, numbers stay numbers. */
export function cellOf(value: string | number | null | undefined): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
}

/** What `cellOf` was given, so that a file that was exported can be imported again. */
export function originalText(text: string): string {
  const original = text.slice(1);
  return text.startsWith("'") && cellOf(original) === text ? original : text;
}
