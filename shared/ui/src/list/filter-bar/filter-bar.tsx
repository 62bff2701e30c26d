import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { formatNumber } from '@backoffice/i18n';
import { Button } from '../../base/elements/basic-controls';
import { ShapeButton } from '../../base/elements/icon-button';
import { ArrowResetIcon, SearchIcon } from '../../base/icons/frame-icons';
import { FilterIcon } from '../../base/icons/page-icons';
import { useLateCode } from '../../base/late-code';
import { uiMessages } from '../../base/messages';
import { useMedia } from '../../base/use-media';
import { useFilterBarStyles } from './filter-bar.styles';
import { type FilterField, type FilterTabs, type FilterValues, narrows, valuesInWords } from './filter-field';
import type { FilterTabsRowProps } from './filter-tabs-row';
import { FilterOpener } from './filter-opener';
import { FilterInput } from './filter-inputs';
import { PeriodFilter } from './period-filter';
import { roomFor, useIsTight } from './use-is-tight';
import { useTypedFilters } from './use-typed-filters';

export interface FilterBarProps<N extends string> {
  fields: readonly FilterField<N>[];
  /** The values of the list on screen. */
  values: FilterValues<N>;
  /** Called on Enter, the search button, a choice in a select, or, with `replace`, a pause in typing. */
  onSearch: (values: FilterValues<N>, options?: { replace: boolean }) => void;
  onReset: () => void;
  /** The buttons to add (primary) and export. */
  actions?: ReactNode;
  tabs?: FilterTabs<N>;
  onTotals?: FilterTabsRowProps<N>['onTotals'];
  /** Time when the rows on screen were loaded, in ms; 0 while they are loading. */
  rowsAt?: number;
  /** The expected state of too little room for the filters, until the list has been laid out. */
  startsTight?: boolean;
}

/** Loaded after the first rows of a list. All filters can be set without them. */
const fetchLateParts = async () => (await import('./late-parts')).lateParts;

/**
 * The head of a list in one row: tabs, filters, buttons; active filters are below. Further filters are in a popover, and in a
 * narrow window or list all are in a panel below the row. A list without filters only has its actions.
 */
export function FilterBar<N extends string>(props: FilterBarProps<N>) {
  const { fields, values, onReset, actions, tabs, onTotals, rowsAt = 0, startsTight = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { fetched: late } = useLateCode(fetchLateParts, rowsAt > 0 || isOpen);
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  const { typed, setTyped, search, searchLater } = useTypedFilters(props);
  // State of the bar, because composing may start before the late parts have loaded.
  const [isComposing, setIsComposing] = useState(false);

  const own = fields.filter(({ kind }) => kind !== 'date');
  const usual = own.filter(({ isMore }) => !isMore);
  const isNarrow = useMedia('(max-width: 639.98px)');
  const isTight = useIsTight(form, roomFor(usual, tabs !== undefined), startsTight) && !isNarrow;
  const isFolded = isTight || isNarrow;
  const inRow = isTight ? own.filter(({ kind }) => kind === 'search') : isNarrow ? [] : usual;
  const inPanel = own.filter((field) => !inRow.includes(field));

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    search(typed);
  };
  const onClickReset = () => {
    setTyped(values);
    onReset();
  };
  const inputOf = (field: FilterField<N>) => {
    const { name } = field;
    const onChange = (changed: string) => {
      const next = { ...typed, [name]: changed };
      if (field.kind === 'select') search(next);
      else setTyped(next);
    };
    if (field.kind === 'select' && field.days)
      return (
        <PeriodFilter
          Menu={late?.PeriodMenu}
          days={field.days}
          field={field}
          key={name}
          {...{ fields, typed, search }}
        />
      );
    const input = { onChange, value: typed[name] };
    if (field.kind === 'select' && field.several)
      return (
        <FilterOpener
          key={name}
          label={field.label}
          opens="listbox"
          popup={(open) => late && <late.ChoiceList {...open} {...input} field={field} />}
          words={valuesInWords(field, typed[name])}
        />
      );
    return <FilterInput field={field} key={name} {...input} />;
  };
  const buttons = (
    <div className={styles.buttons}>
      <ShapeButton icon={SearchIcon} label={text('ui.list.search')} type="submit" />
      <ShapeButton icon={ArrowResetIcon} label={text('ui.list.reset')} onClick={onClickReset} />
    </div>
  );
  const inForce = fields.filter((field) => narrows(field, values[field.name]));
  const figure = inForce.filter(({ isMore }) => isFolded || isMore).length;
  const label = text(isFolded ? 'ui.list.filters' : 'ui.list.filters.more');
  const opened = isOpen && inPanel.map(inputOf);
  const shownActions = actions && <div className={styles.actions}>{actions}</div>;
  if (fields.length === 0) return <div className={styles.bar}>{shownActions}</div>;
  const shared = { fields, values, typed, setTyped, form, search };
  return (
    <form
      aria-label={text('ui.list.filters')}
      className={styles.bar}
      onCompositionEnd={() => setIsComposing(false)}
      onCompositionStart={() => setIsComposing(true)}
      onSubmit={onSubmit}
      ref={form}
      role="search"
    >
      {tabs && (
        <div className={styles.tabs}>
          {late && <late.FilterTabsRow {...shared} onTotals={onTotals} rowsAt={rowsAt} tabs={tabs} />}
        </div>
      )}
      {inRow.map(inputOf)}
      {!isFolded && buttons}
      {inPanel.length > 0 && (
        <Button
          aria-expanded={isOpen}
          aria-label={figure > 0 ? `${label} ${formatNumber(figure)}` : label}
          className={styles.icon}
          data-tooltip={label}
          icon={<FilterIcon />}
          onClick={() => setIsOpen(!isOpen)}
          ref={opener}
        >
          {figure > 0 && formatNumber(figure)}
        </Button>
      )}
      {opened && isFolded && (
        <div className={styles.panel}>
          {opened}
          {buttons}
        </div>
      )}
      {opened && !isFolded && late && (
        <late.FilterPopover label={label} onClose={() => setIsOpen(false)} opener={opener}>
          {opened}
        </late.FilterPopover>
      )}
      {shownActions}
      {late && <late.SearchAsTyped {...{ fields, values, typed, searchLater, isComposing }} />}
      {inForce.length > 0 && <div className={styles.chips}>{late && <late.FilterChips {...shared} />}</div>}
    </form>
  );
}
