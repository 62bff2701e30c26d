import { mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { ChevronDownIcon } from '../../base/icons/page-icons';
import { Menu } from '../../base/menu/menu';
import { uiMessages } from '../../base/messages';
import { useFilterBarStyles } from './filter-bar.styles';
import type { FilterField, FilterPartProps, SelectFilter } from './filter-field';
import { periodMessages } from './period-messages';

const PeriodDialog = lazy(async () => {
  const [{ PeriodDialog: Dialog }] = await Promise.all([import('./period-dialog'), periodMessages.load()]);
  return { default: Dialog };
});

const shown = (day: string) => day.replaceAll('-', '/');

/** `2026/11/01 – 2026/11/05`; an end that is open is left out. */
const daysInWords = (first: string, last: string) =>
  first === last ? shown(first) : `${shown(first)} – ${shown(last)}`.trim();

interface PeriodFilterProps<N extends string> extends Pick<
  FilterPartProps<N>,
  'fields' | 'typed' | 'search'
> {
  field: SelectFilter<N>;
  days: readonly [first: N, last: N];
}

/** A period in one field: one of those that go with the calendar, or two days. */
export function PeriodFilter<N extends string>({ field, days, fields, typed, search }: PeriodFilterProps<N>) {
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  const [isOpen, setIsOpen] = useState(false);
  const { name, label, options } = field;
  const [first, last] = [typed[days[0]], typed[days[1]]];
  const inForce = [
    ...options.filter(({ value }) => value === typed[name]).map((option) => option.label),
    ...(first || last ? [daysInWords(first, last)] : []),
  ].join(', ');
  const choose = (period: string, from: string, to: string) =>
    search({ ...typed, [name]: period, [days[0]]: from, [days[1]]: to });
  const labelOf = (end: N) => fields.find((each: FilterField<N>) => each.name === end)?.label ?? end;
  return (
    <>
      <Menu
        items={[
          {
            key: 'any',
            label: text('ui.list.any-of', { field: label }),
            checked: !inForce,
            onSelect: () => choose('', '', ''),
          },
          ...options.map((option) => ({
            key: option.value,
            label: option.label,
            checked: option.value === typed[name],
            onSelect: () => choose(option.value, '', ''),
          })),
          {
            key: 'two days',
            label: text('ui.list.two-days'),
            checked: Boolean(first || last),
            apart: true,
            onSelect: () => setIsOpen(true),
          },
        ]}
        label={label}
        trigger={(props) => (
          <Button
            {...props}
            aria-label={inForce ? text('ui.list.chips.filter', { field: label, value: inForce }) : undefined}
            className={mergeClasses(styles.field, styles.period, !inForce && styles.unset)}
            icon={<ChevronDownIcon size={16} />}
            iconPosition="after"
          >
            <span className={styles.periodWords}>{inForce || text('ui.list.any-of', { field: label })}</span>
          </Button>
        )}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <PeriodDialog
            first={{ label: labelOf(days[0]), day: first }}
            last={{ label: labelOf(days[1]), day: last }}
            onChoose={(from, to) => choose('', from, to)}
            onClose={() => setIsOpen(false)}
            title={label}
          />
        </Suspense>
      )}
    </>
  );
}
