import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button, Select } from '../../base/elements/basic-controls';
import { ArrowResetIcon, SearchIcon, DismissIcon } from '../../base/icons/frame-icons';
import { uiMessages } from '../../base/messages';
import { useMedia } from '../../base/use-media';
import { formatNumber } from '@backoffice/i18n';
import { useFilterBarStyles } from './filter-bar.styles';
import type {
  DateFilter,
  FilterField,
  FilterTabs,
  FilterValues,
  SelectFilter,
  TextFilter,
} from './filter-field';
import type { FilterTabsRow } from './filter-tabs-row';
import { mergeClasses } from '@fluentui/react-components';
import { Input } from '../../base/elements/form-controls';
import { IconButton } from '../../base/elements/icon-button';

interface FilterInputProps<F> {
  field: F;
  value: string;
  onChange: (value: string) => void;
}

function TextFilterInput({ field, value, onChange }: FilterInputProps<TextFilter | DateFilter>) {
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  const isDate = field.kind === 'date';
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Input
      aria-label={field.label}
      className={mergeClasses(styles.field, isDate && styles.date)}
      contentAfter={
        value ? (
          <IconButton
            className={styles.clear}
            icon={<DismissIcon size={16} />}
            label={text('ui.list.clear', { field: field.label })}
            onClick={clear}
          />
        ) : undefined
      }
      // A browser shows its own pattern in an empty date, and no placeholder.
      contentBefore={isDate ? <span aria-hidden="true">{field.label}</span> : undefined}
      maxLength={isDate ? undefined : field.maxLength}
      onChange={(_event, data) => onChange(data.value)}
      placeholder={field.label}
      ref={input}
      type={isDate ? 'date' : 'text'}
      value={value}
    />
  );
}

function SelectFilterInput({ field, value, onChange }: FilterInputProps<SelectFilter>) {
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  return (
    <Select
      className={mergeClasses(styles.field, styles.choice, !value && styles.unset)}
      select={{ 'aria-label': field.label }}
      onChange={(_event, data) => onChange(data.value)}
      value={value}
    >
      {field.clearable && <option value="">{text('ui.list.any-of', { field: field.label })}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

export interface FilterBarProps<N extends string> {
  fields: readonly FilterField<N>[];
  /** What the list shows now. */
  values: FilterValues<N>;
  /** Enter, the search button, or another choice in a select. */
  onSearch: (values: FilterValues<N>) => void;
  onReset: () => void;
  /** Add (primary) and export. */
  actions?: ReactNode;
  tabs?: FilterTabs<N>;
  /** When the rows came that are on screen, in ms; 0 as long as they are on their way. */
  rowsAt?: number;
}

/** Is fetched after the first rows. The filters can all be set without it. */
function useLateParts(hasRows: boolean) {
  const [parts, setParts] = useState<{ FilterTabsRow: typeof FilterTabsRow }>();
  useEffect(() => {
    if (hasRows) import('./filter-tabs-row').then(setParts, console.warn);
  }, [hasRows]);
  return parts;
}

/** An order is always in force, and narrows nothing. */
const isInForce = (field: FilterField, value: string) =>
  value !== '' && (field.kind !== 'select' || field.clearable === true);

/** The one bar of filters above a list; folded where the window is narrow. A list without filters has its actions alone. */
export function FilterBar<N extends string>(props: FilterBarProps<N>) {
  const { fields, values, onSearch, onReset, actions, tabs, rowsAt = 0 } = props;
  const late = useLateParts(rowsAt > 0);
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  const [typed, setTyped] = useState(values);
  const [applied, setApplied] = useState(values);
  if (fields.some(({ name }) => applied[name] !== values[name])) {
    // The list shows something else than it did: a search, a reset, or the browser's back.
    setApplied(values);
    setTyped(values);
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  const onClickReset = () => {
    setTyped(values);
    onReset();
  };
  const isNarrow = useMedia('(max-width: 639.98px)');
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isNarrow && !isOpen;
  const filters = (
    <>
      {fields.map((field) => {
        const value = typed[field.name];
        const onChange = (changed: string) => {
          const next = { ...typed, [field.name]: changed };
          setTyped(next);
          if (field.kind === 'select') onSearch(next);
        };
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
  const inForce = fields.filter((field) => isInForce(field, values[field.name])).length;
  const shownActions = actions && <div className={styles.actions}>{actions}</div>;
  const head = tabs && (
    <div className={styles.head}>
      <div className={styles.tabs}>
        {late && (
          <late.FilterTabsRow
            fields={fields}
            onChoose={(value) => onSearch({ ...typed, [tabs.of]: value })}
            rowsAt={rowsAt}
            tabs={tabs}
            values={values}
          />
        )}
      </div>
      {shownActions}
    </div>
  );
  if (fields.length === 0) return <div className={styles.bar}>{shownActions}</div>;
  return (
    <form aria-label={text('ui.list.filters')} className={styles.bar} onSubmit={onSubmit} role="search">
      {head}
      {isNarrow && (
        <Button aria-expanded={isOpen} icon={<SearchIcon />} onClick={() => setIsOpen(!isOpen)}>
          {text('ui.list.filters')} {inForce > 0 && formatNumber(inForce)}
        </Button>
      )}
      {!isFolded && filters}
      {!head && shownActions}
    </form>
  );
}
