import type { Cell } from './safe-cell';

const BYTE_ORDER_MARK = '\ufeff';
const kinds = {
  csv: { separator: ',', type: 'text/csv;charset=utf-8' },
  txt: { separator: '\t', type: 'text/plain;charset=utf-8' },
};

/** A text file in the form of RFC 4180, also for tabs: what holds a separator, a quote or a line break is quoted. */
export function delimited(table: readonly (readonly Cell[])[], kind: keyof typeof kinds): Blob {
  const { separator, type } = kinds[kind];
  const field = (cell: Cell) => {
    const text = String(cell);
    return /[",\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = table.map((row) => row.map(field).join(separator));
  return new Blob([BYTE_ORDER_MARK, lines.join('\r\n'), '\r\n'], { type });
}
