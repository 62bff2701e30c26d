import type { TableRow } from '@backoffice/spreadsheet';
import type { ColumnMapping, KnownField } from '../known-names';
import { dayOrderIn } from './read-day';
import { decimalSignIn } from './read-number';

export const dayOrders = ['day-first', 'month-first'] as const;
export const decimalSigns = [',', '.'] as const;

/** The notation of dates and numbers in a whole file. */
export interface Conventions {
  dayOrder?: (typeof dayOrders)[number];
  decimal?: (typeof decimalSigns)[number];
}

export interface FileConventions {
  /** Conventions that a row of the file shows and no other row contradicts. */
  shown: Conventions;
  /** Conventions to ask the user for. */
  ambiguous: (keyof Conventions)[];
}

/** Detects the notation of dates and numbers in a file: a row that can be read in only one way decides for all. */
export function conventionsOf(
  rows: readonly TableRow[],
  fields: readonly KnownField[],
  mapping: ColumnMapping,
): FileConventions {
  const found = { dayOrder: new Set<string>(), decimal: new Set<string>() };
  for (const { name, kind } of fields) {
    const column = mapping[name];
    if (column === undefined || (kind !== 'number' && kind !== 'day' && kind !== 'time')) continue;
    for (const { cells } of rows) {
      const cell = cells[column];
      if (typeof cell !== 'string' || cell === '') continue;
      const sign = kind === 'number' ? decimalSignIn(cell) : dayOrderIn(cell);
      if (sign) found[kind === 'number' ? 'decimal' : 'dayOrder'].add(sign);
    }
  }
  const shown: Record<string, string> = {};
  const ambiguous: (keyof Conventions)[] = [];
  for (const [name, signs] of Object.entries(found) as [keyof Conventions, Set<string>][]) {
    const isOpen = signs.delete('either');
    if (signs.size > 1 || (isOpen && signs.size === 0)) ambiguous.push(name);
    else if (signs.size === 1) shown[name] = [...signs][0]!;
  }
  return { shown, ambiguous };
}
