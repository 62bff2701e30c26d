import { type NotedKind, NOTE_MAX } from '@backoffice/contract/note-values';
import { formatNumber } from '@backoffice/i18n';
import { Button, ConfirmDialog, uiMessages } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { type ReactNode, useId, useRef, useState } from 'react';
import { MentionField } from './mention-field';
import { noteMessages } from './note-messages';
import { useRowNotesStyles } from './row-notes.styles';

/** The number of remaining characters from which the length is shown. */
const LENGTH_SHOWN = 200;

interface NoteFormProps {
  of: NotedKind;
  label: string;
  placeholder?: string;
  /** The label of the button that saves. */
  saveLabel: string;
  value: string;
  /** The text to which Escape returns. */
  initial: string;
  onType: (value: string) => void;
  onSave: (text: string) => void;
  /** Called when Escape has discarded the text, or there was nothing to discard. */
  onDiscard: () => void;
  isBusy: boolean;
  /** Puts the focus into the field. */
  isFocused?: boolean;
  /** Content below the field. */
  message?: ReactNode;
  /** Further buttons. */
  buttons?: ReactNode;
}

/** The field of a note with its button. Ctrl+Enter or ⌘+Enter saves, Escape discards, after a question if the text was changed. */
export function NoteForm(props: NoteFormProps) {
  const { of, label, placeholder, saveLabel, value, initial, onType, onSave, onDiscard } = props;
  const { isBusy, isFocused, message, buttons } = props;
  const styles = useRowNotesStyles();
  const text = noteMessages.useText();
  const uiText = uiMessages.useText();
  const lengthId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAsking, setAsking] = useState(false);
  const typed = value.trim();
  const isTooLong = typed.length > NOTE_MAX;
  const canSave = typed !== '' && !isTooLong && !isBusy;
  const save = () => {
    if (canSave) onSave(typed);
  };
  const hasLength = typed.length > NOTE_MAX - LENGTH_SHOWN;
  return (
    <div className={styles.form}>
      <MentionField
        describedBy={hasLength ? lengthId : undefined}
        isInvalid={isTooLong}
        label={label}
        of={of}
        onKeyDown={(event) => {
          const pressed = pressedKey(event);
          if (pressed === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          else if (pressed !== 'Escape') return;
          else if (value.trim() === initial.trim()) return onDiscard();
          else setAsking(true);
          event.preventDefault();
          event.stopPropagation();
        }}
        onType={onType}
        placeholder={placeholder}
        ref={(element) => {
          if (isFocused && !field.current) element?.focus();
          field.current = element;
        }}
        value={value}
      />
      {message}
      <div className={styles.buttons}>
        <Button
          aria-keyshortcuts="Control+Enter Meta+Enter"
          disabledFocusable={!canSave}
          onClick={save}
          size="small"
        >
          {saveLabel}
        </Button>
        {buttons}
        {hasLength && (
          <span className={isTooLong ? styles.tooLong : styles.hint} id={lengthId}>
            {text('notes.length', { n: formatNumber(typed.length), max: formatNumber(NOTE_MAX) })}
          </span>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          body={uiText('ui.form.discard.body')}
          cancelLabel={uiText('ui.form.discard.keep')}
          confirmLabel={uiText('ui.form.discard.confirm')}
          dangerous
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onType(initial);
            onDiscard();
          }}
          title={uiText('ui.form.discard.title')}
        />
      )}
    </div>
  );
}
