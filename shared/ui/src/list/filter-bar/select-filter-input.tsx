import { mergeClasses } from '@fluentui/react-components';
import { Select } from '../../controls/select';
import { uiMessages } from '../../messages';
import type { SelectFilter } from './filter-field';
import { useFilterBarStyles } from './filter-bar.styles';

export interface SelectFilterInputProps {
  field: SelectFilter;
  value: string;
  onChange: (value: string) => void;
}

export function SelectFilterInput({ field, value, onChange }: SelectFilterInputProps) {
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
