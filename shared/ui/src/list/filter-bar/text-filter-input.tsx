import { mergeClasses } from '@fluentui/react-components';
import { useRef } from 'react';
import { Input } from '../../controls/input';
import { IconButton } from '../../icon-button/icon-button';
import { DismissIcon } from '../../icons/dismiss-icon';
import { uiMessages } from '../../messages';
import type { DateFilter, TextFilter } from './filter-field';
import { useFilterBarStyles } from './filter-bar.styles';

export interface TextFilterInputProps {
  field: TextFilter | DateFilter;
  value: string;
  onChange: (value: string) => void;
}

export function TextFilterInput({ field, value, onChange }: TextFilterInputProps) {
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
