import { originalText } from '@backoffice/contract/text-cells';
import { type RawTable, ReadRefusal, type TableCell } from './table';

const separators = [',', ';', '\t'];
/** The first line in which Excel names the separator. */
const NAMED = /^sep=([,;|\t])\r?\n/i;

/** The characters by which the separator is guessed: far more than a line of headers has. */
const GUESSED_BY = 20_000;

/** Returns the separator that occurs most often in the first line, outside of quotes. */
function guessSeparator(text: string): string {
  const [firstLine = ''] = text
    .slice(0, GUESSED_BY)
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  return separators.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/**
 * Reads text separated by commas, semicolons or tabs (RFC 4180); quoted fields may hold separators and line breaks. Every cell is
 * text. Own code instead of a library: docs/decisions/0029.
 *
 * @param maxRows reading ends when there are more
 */
export function readDelimited(source: string, maxRows: number): RawTable {
  const named = NAMED.exec(source);
  const text = named ? source.slice(named[0].length) : source;
  const separator = named?.[1] ?? guessSeparator(text);
  const rows: RawTable['rows'] = [];
  let cells: TableCell[] = [];
  let at = 0;

  const quotedField = (): string => {
    let field = '';
    for (;;) {
      const end = text.indexOf('"', at + 1);
      if (end === -1) throw new ReadRefusal('damaged');
      field += text.slice(at + 1, end);
      at = end + 1;
      if (text[at] !== '"') return field;
      field += '"';
    }
  };
  const plainField = (): string => {
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    return text.slice(start, at);
  };
  while (at < text.length && rows.length <= maxRows) {
    const quoted = text[at] === '"' ? quotedField() : '';
    // Removes the apostrophe that an export put before a formula.
    cells.push(originalText(quoted + plainField()));
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    } else at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push({ number: rows.length + 1, cells });
    cells = [];
  }
  return { rows };
}
