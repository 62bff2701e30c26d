const CLOCK = String.raw`(?:[T ]+(\d{1,2}):(\d\d)(?::(\d\d))?)?`;
const YEAR_FIRST = new RegExp(
  String.raw`^([12]\d{3})(?:年|([-/.])) ?(\d{1,2})(?:月|\2) ?(\d{1,2})(?:日|\.)?${CLOCK}$`,
);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?([12]\d{3})${CLOCK}$`);

const typed = (text: string) => text.normalize('NFKC').trim();

/** Detects the order of day and month in a date; `either` if ambiguous, undefined where the order makes no difference. */
export function dayOrderIn(text: string): 'day-first' | 'month-first' | 'either' | undefined {
  const [, first, , second] = YEAR_LAST.exec(typed(text)) ?? [];
  if (!first || Number(first) === Number(second)) return undefined;
  if (Number(first) > 12) return 'day-first';
  return Number(second) > 12 ? 'month-first' : 'either';
}

/** Parses a time to `2026-03-04T08:30:00`; null for other texts, days that do not exist and two-digit years. */
export function readDay(text: string, order: 'day-first' | 'month-first'): string | null {
  const yearFirst = YEAR_FIRST.exec(typed(text));
  const match = yearFirst ?? YEAR_LAST.exec(typed(text));
  if (!match) return null;
  const [, one, , two, three, ...clock] = match.map((part?: string) => Number(part ?? 0));
  const [year, month, day] = yearFirst
    ? [one!, two!, three!]
    : order === 'day-first'
      ? [three!, two!, one!]
      : [three!, one!, two!];
  const [hour = 0, minute = 0, second = 0] = clock;
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isSame = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && at.getUTCHours() === hour;
  return isSame && minute < 60 && second < 60 ? at.toISOString().slice(0, 19) : null;
}
