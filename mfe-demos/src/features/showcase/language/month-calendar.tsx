import { type Language, useLanguage } from '@backoffice/i18n';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  makeStyles,
  mergeClasses,
  tokens,
} from '@backoffice/ui';
import { useState } from 'react';
import { showcaseMessages } from '../showcase-messages';

const useCalendarStyles = makeStyles({
  bar: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', maxWidth: '308px' },
  month: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  table: { borderCollapse: 'collapse', textAlign: 'center' },
  head: { padding: 0, color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  cell: { padding: 0 },
  day: {
    width: '44px',
    height: '44px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  said: { margin: `${tokens.spacingVerticalS} 0 0` },
});

/** The day of the week that calendars begin with, Sunday being 0. */
const firstDays: Record<Language, number> = { zh: 1, en: 0, es: 1, ja: 0 };

/** The days of a month in weeks, with undefined for those of its neighbours. */
function weeksOf(month: Date, firstDay: number): (Date | undefined)[][] {
  const [year, index] = [month.getFullYear(), month.getMonth()];
  const lead = (month.getDay() - firstDay + 7) % 7;
  const count = new Date(year, index + 1, 0).getDate();
  const weeks = Math.ceil((lead + count) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const day = week * 7 + place - lead + 1;
      return day >= 1 && day <= count ? new Date(year, index, day) : undefined;
    }),
  );
}

/** Chooses a day, as the language of the interface writes months, weeks and days. */
export function MonthCalendar({ start }: { start: Date }) {
  const styles = useCalendarStyles();
  const text = showcaseMessages.useText();
  const language = useLanguage();
  const [chosen, setChosen] = useState(start);
  const [month, setMonth] = useState(() => new Date(start.getFullYear(), start.getMonth()));
  const move = (step: number) => setMonth(new Date(month.getFullYear(), month.getMonth() + step));
  const monthName = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' }).format(month);
  const fullDate = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  const weeks = weeksOf(month, firstDays[language]);
  // The second week of any month is whole.
  const names = weeks[1]!.map((day) => weekday.format(day));
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          icon={<ChevronLeftIcon />}
          label={text('showcase.language.month-before')}
          onClick={() => move(-1)}
        />
        <h3 aria-live="polite" className={styles.month}>
          {monthName}
        </h3>
        <IconButton
          icon={<ChevronRightIcon />}
          label={text('showcase.language.month-after')}
          onClick={() => move(1)}
        />
      </div>
      <table aria-label={monthName} className={styles.table}>
        <thead>
          <tr>
            {names.map((name) => (
              <th className={styles.head} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)!.getDate()}>
              {week.map((day, place) => (
                <td className={styles.cell} key={place}>
                  {day && (
                    <button
                      aria-label={fullDate.format(day)}
                      aria-pressed={day.getTime() === chosen.getTime()}
                      className={mergeClasses(
                        styles.day,
                        day.getTime() === chosen.getTime() && styles.chosen,
                      )}
                      onClick={() => setChosen(day)}
                      type="button"
                    >
                      {day.getDate()}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said} role="status">
        {text('showcase.language.chosen', { date: fullDate.format(chosen) })}
      </p>
    </>
  );
}
