import type { HistoryEntry } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { useId } from 'react';
import { listScreenMessages } from '../../messages';
import { Moment } from '../../shown-values';
import { Ticket } from '../reason/ticket';
import { HistoryChanges } from './history-changes';
import { entryTexts, type HistoryWords } from './history-words';
import { useRowHistoryStyles } from './row-history.styles';
import { SetBackButton } from './set-back-button';

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
  const sentence = text(entryTexts[entry.action], { actor: entry.actor ?? text('history.actor.system') });
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
      {entry.ticket && (
        <p className={styles.reason}>
          {text('history.entry.ticket')} <Ticket ticket={entry.ticket} />
        </p>
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
