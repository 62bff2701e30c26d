import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { ArrowResetIcon, SearchIcon } from '../../base/icons/frame-icons';
import { uiMessages } from '../../base/messages';
import { useFilterBarStyles } from './filter-bar.styles';
import type { FilterField, FilterValues } from './filter-field';
import { SelectFilterInput, TextFilterInput } from './filter-inputs';

export interface FilterBarProps<N extends string> {
  fields: readonly FilterField<N>[];
  /** What the list shows now. */
  values: FilterValues<N>;
  /** Enter, the search button, or another choice in a select. */
  onSearch: (values: FilterValues<N>) => void;
  onReset: () => void;
  /** Add (primary) and export. */
  actions?: ReactNode;
}

/** The one bar of filters above a list. */
export function FilterBar<N extends string>(props: FilterBarProps<N>) {
  const { fields, values, onSearch, onReset, actions } = props;
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
  return (
    <form aria-label={text('ui.list.filters')} className={styles.bar} onSubmit={onSubmit} role="search">
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
      {actions && <div className={styles.actions}>{actions}</div>}
    </form>
  );
}
