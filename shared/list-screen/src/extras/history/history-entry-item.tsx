import type { HistoryEntry } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { ArrowResetIcon, Button, Spinner } from '@backoffice/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { listScreenMessages } from '../../messages';
import { Moment } from '../../shown-values';
import { HistoryChanges, type HistoryWords } from './history-changes';
import { useRowHistoryStyles } from './row-history.styles';

const sentences = {
  create: 'history.entry.create',
  update: 'history.entry.update',
  delete: 'history.entry.delete',
} as const;

interface SetBackButtonProps {
  /** The id of the element that describes the entry. */
  entry: string;
  /** Settles when the dialog is open, or the user has been notified why it is not. */
  onSetBack: () => Promise<void>;
}

function SetBackButton({ entry, onSetBack }: SetBackButtonProps) {
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await onSetBack();
    setIsBusy(false);
  };
  // The button disappears when the row has the version's values; the focus then moves to the entry.
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed && document.activeElement === pressed) pressed.closest('li')?.focus();
    };
  }, []);
  return (
    <Button
      appearance="subtle"
      aria-describedby={entry}
      className={styles.setBack}
      disabledFocusable={isBusy}
      icon={isBusy ? <Spinner size="extra-tiny" /> : <ArrowResetIcon size={16} />}
      onClick={() => void press()}
      ref={button}
      size="small"
    >
      {text('history.set-back.action')}
    </Button>
  );
}

interface HistoryEntryItemProps {
  entry: HistoryEntry;
  words: HistoryWords;
  /** Left out where the version cannot be restored. */
  onSetBack?: () => Promise<void>;
}

/** An entry of a history: user, time, reason, and the changed fields. */
export function HistoryEntryItem({ entry, words, onSetBack }: HistoryEntryItemProps) {
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  const id = useId();
  const sentence = text(sentences[entry.action], { actor: entry.actor ?? text('history.actor.system') });
  return (
    <li className={styles.entry} tabIndex={-1}>
      <div className={styles.head}>
        <span id={id}>
          <span className={styles.sentence}>{sentence}</span>{' '}
          <span className={styles.time}>
            <Moment at={entry.at} />
          </span>
        </span>
        {onSetBack && <SetBackButton entry={id} onSetBack={onSetBack} />}
      </div>
      {entry.reason && (
        <p className={styles.reason}>{text('history.entry.reason', { reason: entry.reason })}</p>
      )}
      {entry.changes.length > 0 && (
        <HistoryChanges
          changes={entry.changes}
          label={`${sentence}, ${formatDateTime(entry.at)}`}
          words={words}
        />
      )}
    </li>
  );
}
