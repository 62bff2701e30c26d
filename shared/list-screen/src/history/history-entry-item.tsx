import type { HistoryEntry } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { listScreenMessages } from '../messages';
import { HistoryChanges } from './history-changes';
import { useRowHistoryStyles } from './row-history.styles';
import type { RowHistory } from './row-history';

const sentences = {
  create: 'history.entry.create',
  update: 'history.entry.update',
  delete: 'history.entry.delete',
} as const;

/** Who did it and when, and each field from what to what. */
export function HistoryEntryItem({ entry, history }: { entry: HistoryEntry; history: RowHistory }) {
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  const sentence = text(sentences[entry.action], { actor: entry.actor ?? text('history.actor.system') });
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span>{sentence}</span>
        <time className={styles.time} dateTime={entry.at}>
          {formatDateTime(entry.at)}
        </time>
      </div>
      {entry.changes.length > 0 && (
        <HistoryChanges
          changes={entry.changes}
          history={history}
          label={`${sentence}, ${formatDateTime(entry.at)}`}
        />
      )}
    </li>
  );
}
