import { useLanguage } from '@backoffice/i18n';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, mergeClasses } from '@backoffice/ui';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { pressedKey } from '../../base/pressed-key';
import { addDays, addMonths, currentDay, firstWeekday, weekdayOf } from './days';
import { useMonthCalendarStyles } from './month-calendar.styles';
import { periodMessages } from './period-messages';

const DAYS = 7;
const WEEKS = 6;
const YEAR = 12;

/** Returns the day to which a key moves. */
function dayAfterKey(event: KeyboardEvent, day: string, firstDay: number): string | undefined {
  const sinceWeekBegan = (weekdayOf(day) - firstDay + DAYS) % DAYS;
  const months = event.shiftKey ? YEAR : 1;
  switch (pressedKey(event)) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS);
    case 'ArrowDown':
      return addDays(day, DAYS);
    case 'Home':
      return addDays(day, -sinceWeekBegan);
    case 'End':
      return addDays(day, DAYS - 1 - sinceWeekBegan);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}

/** Returns the formats of days in a language. Days have no zone, so that UTC serves for all. */
function wordsOf(language: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const words = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (day: string) => words.format(new Date(day));
  };
  return {
    day: format({ dateStyle: 'full' }),
    month: format({ year: 'numeric', month: 'long' }),
    weekday: format({ weekday: 'long' }),
    shortWeekday: format({ weekday: language === 'en' || language === 'es' ? 'short' : 'narrow' }),
  };
}

interface MonthCalendarProps {
  first: string | undefined;
  last: string | undefined;
  onPick: (day: string) => void;
}

/** A month of days in the current language. Arrow keys, Home, End, Page Up and Page Down move as in the ARIA practices. */
export function MonthCalendar({ first, last, onPick }: MonthCalendarProps) {
  const today = currentDay();
  const styles = useMonthCalendarStyles();
  const text = periodMessages.useText();
  const language = useLanguage();
  const words = useMemo(() => wordsOf(language), [language]);
  const firstDay = useMemo(() => firstWeekday(language), [language]);
  const [at, setAt] = useState(last ?? first ?? today);
  const [isByKey, setIsByKey] = useState(false);
  const [followed, setFollowed] = useState({ first, last });
  if (followed.first !== first || followed.last !== last) {
    setFollowed({ first, last });
    // Also for a typed day, which keeps the focus.
    setIsByKey(false);
    const changed = followed.last === last ? first : last;
    if (changed) setAt(changed);
  }
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isByKey) current.current?.focus();
  }, [at, isByKey]);

  const monthId = useId();
  const month = at.slice(0, 7);
  const begin = `${month}-01`;
  const start = addDays(begin, -((weekdayOf(begin) - firstDay + DAYS) % DAYS));
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS }, (_each, weekday) => addDays(start, week * DAYS + weekday)),
  ).filter(([monday]) => monday! < addMonths(begin, 1));
  const turn = (months: number) => {
    setIsByKey(false);
    setAt(addMonths(at, months));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event, at, firstDay);
    if (!next) return;
    event.preventDefault();
    setIsByKey(true);
    setAt(next);
  };
  const isIn = (day: string) =>
    day === first || day === last || (first !== undefined && last !== undefined && day > first && day < last);
  return (
    <div aria-label={text('period.calendar')} className={styles.calendar} role="group">
      <div className={styles.head}>
        <IconButton icon={<ChevronLeftIcon />} label={text('period.previous')} onClick={() => turn(-1)} />
        <span aria-live="polite" className={styles.month} id={monthId}>
          {words.month(at)}
        </span>
        <IconButton icon={<ChevronRightIcon />} label={text('period.next')} onClick={() => turn(1)} />
      </div>
      <table aria-labelledby={monthId} className={styles.days} onKeyDown={onKeyDown} role="grid">
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th abbr={words.weekday(day)} className={styles.weekday} key={day} scope="col">
                {words.shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  aria-selected={isIn(day)}
                  className={mergeClasses(styles.cell, isIn(day) && styles.between)}
                  key={day}
                  role="gridcell"
                >
                  <button
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={words.day(day)}
                    className={mergeClasses(
                      styles.day,
                      !day.startsWith(month) && styles.outside,
                      day === today && styles.today,
                      (day === first || day === last) && styles.end,
                    )}
                    onClick={() => onPick(day)}
                    ref={day === at ? current : undefined}
                    tabIndex={day === at ? 0 : -1}
                    type="button"
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
