import type { ComponentType } from 'react';
import { useFilterBarStyles } from './filter-bar.styles';
import { dayText, type FilterPartProps, type SelectFilter } from './filter-field';
import { FilterOpener, type OpenPopup } from './filter-opener';

export interface PeriodProps<N extends string> extends Pick<
  FilterPartProps<N>,
  'fields' | 'typed' | 'search'
> {
  field: SelectFilter<N>;
  days: readonly [first: N, last: N];
}

export type PeriodMenuProps<N extends string> = PeriodProps<N> & OpenPopup;

/** Returns `2026/11/01 – 2026/11/05`; an open end is left out. */
const daysInWords = (first: string, last: string) =>
  first === last ? dayText(first) : `${dayText(first)} – ${dayText(last)}`.trim();

/**
 * A period in one field: relative to today, or two days. Its menu loads late; a press before that opens it when it has loaded.
 */
export function PeriodFilter<N extends string>({
  Menu,
  ...period
}: PeriodProps<N> & { Menu: ComponentType<PeriodMenuProps<N>> | undefined }) {
  const { field, days, typed } = period;
  const styles = useFilterBarStyles();
  const [first, last] = [typed[days[0]], typed[days[1]]];
  const words = [
    ...field.options.filter(({ value }) => value === typed[field.name]).map(({ label }) => label),
    ...(first || last ? [daysInWords(first, last)] : []),
  ].join(', ');
  return (
    <FilterOpener
      className={styles.period}
      label={field.label}
      opens="menu"
      popup={(open) => Menu && <Menu {...period} {...open} />}
      words={words}
    />
  );
}
