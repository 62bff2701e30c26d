import { mergeClasses } from '@fluentui/react-components';
import { useRef } from 'react';
import { Select } from '../../base/elements/basic-controls';
import { Input } from '../../base/elements/form-controls';
import { IconButton } from '../../base/elements/icon-button';
import { DismissIcon } from '../../base/icons/frame-icons';
import { uiMessages } from '../../base/messages';
import { useFilterBarStyles } from './filter-bar.styles';
import type { DateFilter, SelectFilter, TextFilter } from './filter-field';

interface FilterInputProps<F> {
  field: F;
  value: string;
  onChange: (value: string) => void;
}

/** A field for a text or a day. */
export function TextFilterInput({ field, value, onChange }: FilterInputProps<TextFilter | DateFilter>) {
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
      // An empty date field shows the browser's pattern instead of a placeholder.
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

/** A choice; an empty one shows the field's name. */
export function SelectFilterInput({ field, value, onChange }: FilterInputProps<SelectFilter>) {
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
