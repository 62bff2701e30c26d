import type { FieldChange, HistoryEntry, ListPage } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { listScreenMessages } from '../messages';
import { useRowHistoryStyles } from './row-history.styles';

/** Whose history is shown, and how its fields are called. */
export interface RowHistory {
  /** Names the row in the query cache, and the row to the user. */
  key: readonly (string | number)[];
  name: string;
  read: (page: number, options: { signal: AbortSignal }) => Promise<ListPage<HistoryEntry>>;
  fieldText: (field: string) => string;
  /** A value as the user knows it; left out, as it is. */
  valueText?: (change: FieldChange, side: 'from' | 'to') => string | undefined;
}

interface HistoryChangesProps {
  changes: readonly FieldChange[];
  history: RowHistory;
  /** Name of the table. */
  label: string;
}

function HistoryChanges({ changes, history, label }: HistoryChangesProps) {
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  const valueOf = (change: FieldChange, side: 'from' | 'to') => {
    const value = change[side];
    if (value === null || value === '') return text('history.value.none');
    return history.valueText?.(change, side) ?? String(value);
  };
  return (
    <table aria-label={label} className={styles.changes}>
      <thead>
        <tr>
          <th className={styles.header} scope="col">
            {text('history.change.field')}
          </th>
          <th className={styles.header} scope="col">
            {text('history.change.from')}
          </th>
          <th className={styles.header} scope="col">
            {text('history.change.to')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th className={styles.field} scope="row">
              {history.fieldText(change.field)}
            </th>
            <td className={styles.value}>{valueOf(change, 'from')}</td>
            <td className={styles.value}>{valueOf(change, 'to')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
