import { mergeClasses } from '@fluentui/react-components';
import { useRef } from 'react';
import { Select } from '../../base/elements/basic-controls';
import { Input } from '../../base/elements/form-controls';
import { IconButton } from '../../base/elements/icon-button';
import { DismissIcon } from '../../base/icons/frame-icons';
import { uiMessages } from '../../base/messages';
import { useFilterBarStyles } from './filter-bar.styles';
import type { FilterField, SelectFilter, TextFilter } from './filter-field';

interface FilterInputProps<F> {
  field: F;
  value: string;
  onChange: (value: string) => void;
}

function TextFilterInput({ field, value, onChange }: FilterInputProps<TextFilter>) {
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Input
      aria-label={field.label}
      className={styles.field}
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
      maxLength={field.maxLength}
      onChange={(_event, data) => onChange(data.value)}
      placeholder={field.label}
      ref={input}
      value={value}
    />
  );
}

/** A choice; an empty one shows the field's name. */
function SelectFilterInput({ field, value, onChange }: FilterInputProps<SelectFilter>) {
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  return (
    <Select
      className={mergeClasses(styles.field, !value && styles.unset)}
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

/** The control of a field; days have none, as they are part of a period. */
export function FilterInput({ field, ...props }: FilterInputProps<FilterField>) {
  if (field.kind === 'date') return null;
  return field.kind === 'select' ? (
    <SelectFilterInput field={field} {...props} />
  ) : (
    <TextFilterInput field={field} {...props} />
  );
}
