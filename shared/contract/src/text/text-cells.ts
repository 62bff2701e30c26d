// The format of text files for spreadsheets, which the page and the server write.
export type Cell = string | number;

/** Patterns for JavaScript and PostgreSQL alike, so blanks and digits are written out. */
export const cellPatterns = {
  /**
   * OWASP, "CSV injection": the start of a text that a spreadsheet would run as a formula. Full-width forms come from East
   * Asian input. Leading apostrophes are included, so that `originalText` can distinguish a text's own from an added one.
   */
  formula:
    /^'*[\t-\r \u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^'*[\t\r\n]/,
  number: /^[+-]?[0-9]+(\.[0-9]+)?$/,
  quoted:
    /[",;\t\r\n]|^[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$/,
};

/** Returns a cell that is safe in a text file: a formula is prefixed with an apostrophe. Workbooks need no guard. */
function guarded(cell: Cell): Cell {
  return typeof cell === 'string' && cellPatterns.formula.test(cell) && !cellPatterns.number.test(cell)
    ? `'${cell}`
    : cell;
}

/** Returns the text before `guarded`, so that an exported file can be imported again. */
export function originalText(text: string): string {
  const original = text.slice(1);
  return text.startsWith("'") && guarded(original) === text ? original : text;
}

export const BYTE_ORDER_MARK = '\ufeff';

function fieldOf(cell: Cell): string {
  const text = String(guarded(cell));
  return cellPatterns.quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a line in the format of RFC 4180, also with tabs, including its end. Fields with a separator, a quote or a line break
 * are quoted.
 */
export function lineOf(cells: readonly Cell[], separator: ',' | '\t'): string {
  return `${cells.map(fieldOf).join(separator)}\r\n`;
}
