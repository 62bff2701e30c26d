// The rules of a file of text that a spreadsheet opens; the page and the server write such files.
export type Cell = string | number;

/** Read by JavaScript and by PostgreSQL alike: blanks and digits are therefore written out. */
export const cellPatterns = {
  /**
   * OWASP, "CSV injection": what makes a spreadsheet take a text for a formula. Full-width forms are those of East Asian input.
   * Apostrophes before it count, so that `originalText` can tell one of a text's own from one that was put there.
   */
  formula:
    /^'*[\t-\r \u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^'*[\t\r\n]/,
  number: /^[+-]?[0-9]+(\.[0-9]+)?$/,
  quoted:
    /[",;\t\r\n]|^[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$/,
};

/** A cell as it may stand in a file of text: an apostrophe goes before what would be run. A workbook's text never is. */
function guarded(cell: Cell): Cell {
  return typeof cell === 'string' && cellPatterns.formula.test(cell) && !cellPatterns.number.test(cell)
    ? `'${cell}`
    : cell;
}

/** What `guarded` was given, so that a file that was exported can be imported again. */
export function originalText(text: string): string {
  const original = text.slice(1);
  return text.startsWith("'") && guarded(original) === text ? original : text;
}

export const BYTE_ORDER_MARK = '\ufeff';

function fieldOf(cell: Cell): string {
  const text = String(guarded(cell));
  return cellPatterns.quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line in the form of RFC 4180, also for tabs, with its end: what holds a separator, a quote or a line break is quoted. */
export function lineOf(cells: readonly Cell[], separator: ',' | '\t'): string {
  return `${cells.map(fieldOf).join(separator)}\r\n`;
}
