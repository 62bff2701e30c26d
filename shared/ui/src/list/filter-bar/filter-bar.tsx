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
  /** What the list shows now. */
  values: FilterValues<N>;
  /** Enter, the search button, another choice in a select, or, with `replace`, a pause in typing. */
  onSearch: (values: FilterValues<N>, options?: { replace: boolean }) => void;
  onReset: () => void;
  /** Add (primary) and export. */
  actions?: ReactNode;
  tabs?: FilterTabs<N>;
  /** When the rows came that are on screen, in ms; 0 as long as they are on their way. */
  rowsAt?: number;
  /** The list is expected to have too little room for its filters; it is told otherwise once it is laid out. */
  startsTight?: boolean;
}

/** Come after the first rows of each list. The filters can all be set without them. */
const fetchLateParts = async () => (await import('./late-parts')).lateParts;

/** Pixels that a list needs for its filters to stand in a row. */
const ROOM_FOR_FIELDS = 720;

/** Whether a list has too little room for its filters, as beside the panel of a row. */
function useIsTight(bar: RefObject<HTMLElement | null>, startsTight: boolean): boolean {
  const [isTight, setIsTight] = useState(startsTight);
  useEffect(() => {
    if (!bar.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      // A page that is out of sight has none.
      if (width > 0) setIsTight(width < ROOM_FOR_FIELDS);
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
  return isTight;
}

/** The one bar of filters above a list; folded where the window or the list is narrow. A list without filters has its actions alone. */
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
  // Here, as it may begin before the late parts are there.
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
  // In one place of the tree however wide the list is: what they have opened stays open.
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
