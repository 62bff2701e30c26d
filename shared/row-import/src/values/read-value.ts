import { formatNumber } from '@backoffice/i18n';
import { cellText, type TableCell } from '@backoffice/spreadsheet';
import { type KnownField, nameKey } from '../known-names';
import type { Conventions } from './conventions';
import { dayOrderIn, readDay } from './read-day';
import { decimalSignIn, readNumber } from './read-number';

/**
 * The reason why a cell does not say what its field needs. `ask`: only the user knows how it is meant. `mixed`: other rows are
 * written in another way. `shortened`: the program that made the file has cut digits off.
 */
export type ValueProblem = 'day' | 'yes-no' | 'choice' | 'shortened' | 'ask' | 'mixed';

/** The value that a cell was understood as, and how the preview shows it. */
type Understood = { value: unknown; shown: string } | { problem: ValueProblem };

const yes = new Set(['yes', 'y', 'true', '1', '是', '真', 'sí', 'si', 'verdadero', 'はい']);
const no = new Set(['no', 'n', 'false', '0', '否', '假', 'falso', 'いいえ', '偽']);

/** Excel's short form of a number too long for its cell, which it also writes into a CSV. */
const SHORT_FORM = /^[+-]?\d(\.\d+)?E\+\d\d+$/;

/** @param sign what a text shows of a convention of its file */
function problemWith(sign: string | undefined, convention: string | undefined): ValueProblem | undefined {
  if (sign && !convention) return 'ask';
  return sign && sign !== 'either' && sign !== convention ? 'mixed' : undefined;
}

function readDecimal(cell: TableCell, { decimal }: Conventions): Understood {
  const number = typeof cell === 'object' ? cell.value : cell;
  const text = cellText(cell);
  if (typeof number === 'number') return { value: number, shown: formatNumber(number) };
  if (text.trim() === '') return { value: undefined, shown: '' };
  const problem = problemWith(decimalSignIn(text), decimal);
  if (problem) return { problem };
  const value = readNumber(text, decimal ?? '.');
  return { value, shown: Number.isNaN(value) ? text : formatNumber(value) };
}

function readTime(cell: TableCell, isDay: boolean, { dayOrder }: Conventions): Understood {
  const text = typeof cell === 'object' ? String(cell.value) : String(cell);
  if (text.trim() === '') return { value: '', shown: '' };
  const problem = problemWith(dayOrderIn(text), dayOrder);
  if (problem) return { problem };
  const time = readDay(text, dayOrder ?? 'day-first');
  if (time === null || (isDay && !time.endsWith('T00:00:00'))) return { problem: 'day' };
  const value = isDay ? time.slice(0, 10) : time;
  return { value, shown: value.replaceAll('-', '/').replace('T', ' ') };
}

/** Reads a cell as the kind of value that its field needs; what has no one meaning is a problem, never a guess. */
export function readValue(cell: TableCell, field: KnownField, conventions: Conventions): Understood {
  const { kind = 'text', values, valueLabels } = field;
  if (kind === 'number') return readDecimal(cell, conventions);
  if (kind === 'day' || kind === 'time') return readTime(cell, kind === 'day', conventions);
  const text = cellText(cell);
  const word = nameKey(text);
  if (kind === 'yes-no') {
    const value = yes.has(word) ? true : no.has(word) ? false : undefined;
    return value === undefined && word !== '' ? { problem: 'yes-no' } : { value, shown: text };
  }
  if (typeof cell === 'object' ? cell.isShortened : SHORT_FORM.test(text)) return { problem: 'shortened' };
  if (values.size === 0 || word === '') return { value: text, shown: text };
  const value = values.get(word);
  return value === undefined ? { problem: 'choice' } : { value, shown: valueLabels.get(value) ?? value };
}
