import { Field, Input } from '@backoffice/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { tablesMessages } from '../tables-messages';
import { useTablesStyles } from '../tables.styles';

const TITLE_MAX = 100;

export interface TitleCellProps {
  id: number;
  draft: string;
  isMissing: boolean;
  onType: (draft: string) => void;
  onOk: () => void;
  onCancel: () => void;
}

/** A title while it is edited: Enter keeps it, Escape restores it. */
export function TitleCell({ id, draft, isMissing, onType, onOk, onCancel }: TitleCellProps) {
  const styles = useTablesStyles();
  const text = tablesMessages.useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape of an input method choose among its characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onOk();
    if (event.key === 'Escape') onCancel();
  };
  return (
    <Field className={styles.title} validationMessage={isMissing ? text('tables.edit.required') : undefined}>
      <Input
        aria-label={text('tables.edit.field', { id })}
        maxLength={TITLE_MAX}
        onChange={(_event, { value }) => onType(value)}
        onKeyDown={onKeyDown}
        ref={input}
        value={draft}
      />
    </Field>
  );
}
