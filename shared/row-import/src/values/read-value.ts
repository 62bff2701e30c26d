import { formatNumber } from '@backoffice/i18n';
import { cellText, type TableCell } from '@backoffice/spreadsheet';
import { type KnownField, nameKey } from '../known-names';
import type { Conventions, FileConventions } from './conventions';
import { dayOrderIn, readDay } from './read-day';
import { decimalSignIn, readNumber } from './read-number';

/** The reason why a cell does not say what its field needs. */
export type ValueProblem =
  | 'day'
  | 'time'
  | 'yes-no'
  | 'choice'
  /** The program that made the file has cut digits off. */
  | 'shortened'
  /** The order of day and month is to be chosen; another row has them in the other order. */
  | 'day-order'
  | 'mixed-days'
  /** The same of the decimal sign. */
  | 'decimal'
  | 'mixed-decimals';

/** What a cell was understood as, and how the preview shows it. */
export type Understood = { value: unknown; shown: string } | { problem: ValueProblem };

const yes = new Set(['yes', 'y', 'true', '1', '是', '真', 'sí', 'si', 'verdadero', 'はい', '真']);
const no = new Set(['no', 'n', 'false', '0', '否', '假', 'falso', 'いいえ', '偽']);

/** Excel's short form of a number too long for its cell, which it also writes into a CSV. */
const SHORT_FORM = /^[+-]?\d(\.\d+)?E\+\d\d+$/;

function readDecimal(cell: TableCell, { shown, asked }: FileConventions, chosen: Conventions): Understood {
  const number = typeof cell === 'object' ? cell.value : cell;
  const text = cellText(cell);
  if (typeof number === 'number') return { value: number, shown: formatNumber(number) };
  if (text.trim() === '') return { value: undefined, shown: '' };
  const decimal = asked.includes('decimal') ? chosen.decimal : shown.decimal;
  const sign = decimalSignIn(text);
  if (sign && !decimal) return { problem: 'decimal' };
  if (sign && sign !== 'either' && sign !== decimal) return { problem: 'mixed-decimals' };
  const value = readNumber(text, decimal ?? '.');
  return { value, shown: Number.isNaN(value) ? text : formatNumber(value) };
}

function readTime(
  cell: TableCell,
  kind: 'day' | 'time',
  { shown, asked }: FileConventions,
  chosen: Conventions,
): Understood {
  const text = typeof cell === 'object' ? String(cell.value) : String(cell);
  if (text.trim() === '') return { value: '', shown: '' };
  const dayOrder = asked.includes('dayOrder') ? chosen.dayOrder : shown.dayOrder;
  const order = dayOrderIn(text);
  if (order && !dayOrder) return { problem: 'day-order' };
  if (order && order !== 'either' && order !== dayOrder) return { problem: 'mixed-days' };
  const time = readDay(text, dayOrder ?? 'day-first');
  if (time === null || (kind === 'day' && !time.endsWith('T00:00:00'))) return { problem: kind };
  const value = kind === 'day' ? time.slice(0, 10) : time;
  return { value, shown: value.replaceAll('-', '/').replace('T', ' ') };
}

function readText(cell: TableCell, { values, valueLabels }: KnownField): Understood {
  const text = cellText(cell);
  const isShortened = typeof cell === 'object' ? cell.isShortened : SHORT_FORM.test(text);
  if (isShortened) return { problem: 'shortened' };
  if (values.size === 0 || text.trim() === '') return { value: text, shown: text };
  const value = values.get(nameKey(text));
  return value === undefined ? { problem: 'choice' } : { value, shown: valueLabels.get(value) ?? value };
}

/** Reads a cell as the kind of value that its field needs; what has no one meaning is a problem, never a guess. */
export function readValue(
  cell: TableCell,
  field: KnownField,
  conventions: FileConventions,
  chosen: Conventions,
): Understood {
  switch (field.kind) {
    case 'number':
      return readDecimal(cell, conventions, chosen);
    case 'day':
    case 'time':
      return readTime(cell, field.kind, conventions, chosen);
    case 'yes-no': {
      const word = nameKey(cellText(cell));
      const value = yes.has(word) ? true : no.has(word) ? false : undefined;
      if (value === undefined && word !== '') return { problem: 'yes-no' };
      return { value, shown: cellText(cell) };
    }
    default:
      return readText(cell, field);
  }
}
