import { formatNumber } from '@backoffice/i18n';
import { mergeClasses } from '@fluentui/react-components';
import { type MouseEvent, useEffect, useState } from 'react';
import { uiMessages } from '../../base/messages';
import { type FilterPartProps, type FilterTabs, narrows } from './filter-field';
import { useFilterTabsStyles } from './filter-tabs-row.styles';

type Totals = Partial<Record<string, number>>;

export interface FilterTabsRowProps<N extends string> extends FilterPartProps<N> {
  tabs: FilterTabs<N>;
  rowsAt: number;
  /** Called with the totals for the rows on screen; without any when they could not be read. */
  onTotals?: ((totals?: Totals) => void) | undefined;
}

/**
 * Reads the totals after each answer of the list, once, so that a list that is shown again keeps them. Undefined when they
 * could not be read; while reading, those of the previous answer.
 */
function useTotals<N extends string>({ tabs, fields, values, rowsAt, onTotals }: FilterTabsRowProps<N>) {
  const [answer, setAnswer] = useState<{ rowsAt: number; totals?: Totals }>({ rowsAt: 0 });
  const isOutdated = rowsAt > 0 && answer.rowsAt !== rowsAt;
  useEffect(() => {
    if (!isOutdated) return undefined;
    const narrowing = fields.filter((field) => field.name !== tabs.of && narrows(field, values[field.name]));
    const others = Object.fromEntries(narrowing.map(({ name }) => [name, values[name]]));
    const leaving = new AbortController();
    const { signal } = leaving;
    const finish = (totals?: Totals) => {
      if (signal.aborted) return;
      setAnswer({ rowsAt, totals });
      onTotals?.(totals);
    };
    tabs.totals(others as Partial<Record<N, string>>, { signal, quiet: true }).then(finish, () => finish());
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- fields and values are those of the rows, whose time stands for them
  }, [tabs, rowsAt, isOutdated]);
  return answer.totals;
}

/** Returns the list's address with another value of a field, on the first page. */
function addressWith(name: string, value: string): string {
  const address = new URL(location.href);
  address.searchParams.delete('page');
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  return address.pathname + address.search;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The values of a choice as links, each with its number of rows under the other active filters. */
export function FilterTabsRow<N extends string>(props: FilterTabsRowProps<N>) {
  const { tabs, fields, values, typed, search } = props;
  const styles = useFilterTabsStyles();
  const text = uiMessages.useText();
  const totals = useTotals(props);
  const field = fields.find(({ name }) => name === tabs.of);
  if (field?.kind !== 'select') return null;
  const all = totals && Object.values(totals).reduce<number>((sum, total = 0) => sum + total, 0);
  return (
    <nav aria-label={field.label} className={styles.tabs}>
      {[{ value: '', label: text('ui.list.tabs.all') }, ...field.options].map(({ value, label }) => {
        const total = value === '' ? all : totals && (totals[value] ?? 0);
        const isShown = values[tabs.of] === value;
        return (
          <a
            aria-current={isShown ? 'true' : undefined}
            className={mergeClasses(styles.tab, isShown && styles.shown)}
            href={addressWith(tabs.of, value)}
            key={value}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              search({ ...typed, [tabs.of]: value });
            }}
          >
            {label}{' '}
            <span className={styles.figure} data-room={all === undefined ? '000' : formatNumber(all)}>
              {total !== undefined && formatNumber(total)}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
