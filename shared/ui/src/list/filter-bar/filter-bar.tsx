import { mergeClasses } from '@fluentui/react-components';
import { formatNumber } from '@backoffice/i18n';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { ArrowResetIcon, SearchIcon } from '../../base/icons/frame-icons';
import { useLateCode } from '../../base/late-code';
import { uiMessages } from '../../base/messages';
import { useMedia } from '../../base/use-media';
import { useFilterBarStyles } from './filter-bar.styles';
import { type FilterField, type FilterTabs, type FilterValues, narrows } from './filter-field';
import { SelectFilterInput, TextFilterInput } from './filter-inputs';
import { PeriodFilter } from './period-filter';
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
  /** Time when the rows on screen were loaded, in ms; 0 while they are loading. */
  rowsAt?: number;
  /** The expected state of too little room for the filters, until the list has been laid out. */
  startsTight?: boolean;
}

/** Loaded after the first rows of a list. All filters can be set without them. */
const fetchLateParts = async () => (await import('./late-parts')).lateParts;

/** Minimum width of a list to show its filters in a row, in pixels. */
const ROOM_FOR_FIELDS = 720;

/** Returns true if a list has too little room for its filters, as beside the panel of a row. */
function useIsTight(bar: RefObject<HTMLElement | null>, startsTight: boolean): boolean {
  const [isTight, setIsTight] = useState(startsTight);
  useEffect(() => {
    if (!bar.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      // A hidden page has no width.
      if (width > 0) setIsTight(width < ROOM_FOR_FIELDS);
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
  return isTight;
}

/** The filter bar above a list; folded in a narrow window or list. A list without filters only has its actions. */
export function FilterBar<N extends string>(props: FilterBarProps<N>) {
  const { fields, values, onReset, actions, tabs, rowsAt = 0, startsTight = false } = props;
  const { fetched: late } = useLateCode(fetchLateParts, rowsAt > 0);
  const form = useRef<HTMLFormElement>(null);
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  const { typed, setTyped, search } = useTypedFilters(props);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    search(typed);
  };
  const onClickReset = () => {
    setTyped(values);
    onReset();
  };
  const isNarrow = useMedia('(max-width: 639.98px)');
  const [isOpen, setIsOpen] = useState(false);
  // State of the bar, because composing may start before the late parts have loaded.
  const [isComposing, setIsComposing] = useState(false);
  const isTight = useIsTight(form, startsTight) && !isNarrow;
  const isFoldable = isTight || isNarrow;
  const inPeriods = fields.flatMap((field) => (field.kind === 'select' && field.days) || []);
  const inBar = fields.filter(
    ({ kind, name }) => (isNarrow || kind !== 'search') && !inPeriods.includes(name),
  );
  const filters = (
    <>
      {inBar.map((field) => {
        const value = typed[field.name];
        const onChange = (changed: string) => {
          const next = { ...typed, [field.name]: changed };
          if (field.kind === 'select') search(next);
          else setTyped(next);
        };
        if (field.kind === 'select' && field.days)
          return (
            <PeriodFilter
              Menu={late?.PeriodMenu}
              days={field.days}
              field={field}
              key={field.name}
              {...{ fields, typed, search }}
            />
          );
        return field.kind === 'select' ? (
          <SelectFilterInput field={field} key={field.name} onChange={onChange} value={value} />
        ) : (
          <TextFilterInput field={field} key={field.name} onChange={onChange} value={value} />
        );
      })}
      <div className={styles.buttons}>
        <Button icon={<SearchIcon />} type="submit">
          {text('ui.list.search')}
        </Button>
        <Button appearance="subtle" icon={<ArrowResetIcon />} onClick={onClickReset}>
          {text('ui.list.reset')}
        </Button>
      </div>
    </>
  );
  const inForce = fields.filter((field) => narrows(field, values[field.name])).length;
  // One position in the component tree for all widths, so that open filters stay open.
  const isFoldInActions = isTight && tabs !== undefined && actions !== undefined;
  const fold = isFoldable && (
    <Button
      aria-expanded={isOpen}
      className={isFoldInActions ? styles.foldInActions : undefined}
      icon={<SearchIcon />}
      onClick={() => setIsOpen(!isOpen)}
    >
      {inForce > 0 ? `${text('ui.list.filters')} ${formatNumber(inForce)}` : text('ui.list.filters')}
    </Button>
  );
  const shownActions = actions && (
    <div className={mergeClasses(styles.actions, isFoldInActions && styles.ownRow)}>
      {isFoldInActions && fold}
      {actions}
    </div>
  );
  const shared = { fields, values, typed, setTyped, form, search };
  const head = tabs && (
    <div className={styles.head}>
      <div className={styles.tabs}>
        {late && <late.FilterTabsRow {...shared} rowsAt={rowsAt} tabs={tabs} />}
      </div>
      {!isNarrow && late && <late.FilterSearch {...shared} />}
      {shownActions}
    </div>
  );
  const barClass = mergeClasses(styles.bar, isFoldable && styles.folded);
  if (fields.length === 0) return <div className={barClass}>{shownActions}</div>;
  return (
    <form
      aria-label={text('ui.list.filters')}
      className={barClass}
      onCompositionEnd={() => setIsComposing(false)}
      onCompositionStart={() => setIsComposing(true)}
      onSubmit={onSubmit}
      ref={form}
      role="search"
    >
      {head}
      {!isFoldInActions && fold}
      {(isOpen || !isFoldable) && filters}
      {!head && shownActions}
      {late && <late.SearchAsTyped {...shared} isComposing={isComposing} />}
      {inForce > 0 && <div className={styles.chips}>{late && <late.FilterChips {...shared} />}</div>}
    </form>
  );
}
