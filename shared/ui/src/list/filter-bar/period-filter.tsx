import { mergeClasses } from '@fluentui/react-components';
import { type ComponentType, useState } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { ChevronDownIcon } from '../../base/icons/page-icons';
import { uiMessages } from '../../base/messages';
import { useFilterBarStyles } from './filter-bar.styles';
import { dayText, type FilterPartProps, type SelectFilter } from './filter-field';

export interface PeriodProps<N extends string> extends Pick<
  FilterPartProps<N>,
  'fields' | 'typed' | 'search'
> {
  field: SelectFilter<N>;
  days: readonly [first: N, last: N];
}

export interface PeriodMenuProps<N extends string> extends PeriodProps<N> {
  /** The button of an open menu; null while closed. */
  anchor: Element | null;
  onClose: () => void;
}

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
  const text = uiMessages.useText();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [first, last] = [typed[days[0]], typed[days[1]]];
  const inForce = [
    ...field.options.filter(({ value }) => value === typed[field.name]).map(({ label }) => label),
    ...(first || last ? [daysInWords(first, last)] : []),
  ].join(', ');
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={
          inForce ? text('ui.list.chips.filter', { field: field.label, value: inForce }) : undefined
        }
        className={mergeClasses(styles.field, styles.opener, styles.period)}
        icon={<ChevronDownIcon size={16} />}
        iconPosition="after"
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {inForce || text('ui.list.any-of', { field: field.label })}
      </Button>
      {Menu && <Menu {...period} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
