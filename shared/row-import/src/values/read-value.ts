import { formatNumber } from '@backoffice/i18n';
import { cellText, type TableCell } from '@backoffice/spreadsheet';
import { type KnownField, nameKey } from '../known-names';
import type { Conventions } from './conventions';
import { dayOrderIn, readDay } from './read-day';
import { decimalSignIn, readNumber } from './read-number';

/**
 * The reason why a cell is not a value of its field. `ask`: ambiguous, the user has to choose. `mixed`: other rows use another
 * notation. `shortened`: the program that wrote the file has cut off digits.
 */
export type ValueProblem = 'day' | 'yes-no' | 'choice' | 'shortened' | 'ask' | 'mixed';

/** The value of a cell and its text in the preview, or a problem. */
type Understood = { value: unknown; shown: string } | { problem: ValueProblem };

const yes = new Set(['yes', 'y', 'true', '1', '是', '真', 'sí', 'si', 'verdadero', 'はい']);
const no = new Set(['no', 'n', 'false', '0', '否', '假', 'falso', 'いいえ', '偽']);

/** Excel's short form of a number that is too long for its cell; a CSV contains it too. */
const SHORT_FORM = /^[+-]?\d(\.\d+)?E\+\d\d+$/;

/** @param sign the convention that a text shows */
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

/** Reads a cell as the kind of its field; an ambiguous cell is a problem and never guessed. */
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
