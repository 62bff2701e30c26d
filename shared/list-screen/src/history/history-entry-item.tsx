import type { FieldChange, HistoryEntry } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { listScreenMessages } from '../messages';
import { useRowHistoryStyles } from './row-history.styles';

/** How the fields of a row are called. */
export interface HistoryWords {
  fieldText: (field: string) => string;
  /** A value as the user knows it; undefined where it is shown as it is. */
  valueText: (change: FieldChange, side: 'from' | 'to') => string | undefined;
}

interface HistoryChangesProps {
  changes: readonly FieldChange[];
  words: HistoryWords;
  /** Name of the table. */
  label: string;
}

const isNothing = (value: FieldChange['from']) => value === null || value === '';

function HistoryChanges({ changes, words, label }: HistoryChangesProps) {
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  const valueOf = (change: FieldChange, side: 'from' | 'to') => {
    const value = change[side];
    if (isNothing(value)) return text('history.value.none');
    return words.valueText(change, side) ?? String(value);
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
        {changes
          .filter(({ from, to }) => !isNothing(from) || !isNothing(to))
          .map((change) => (
            <tr key={change.field}>
              <th className={styles.field} scope="row">
                {words.fieldText(change.field)}
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
export function HistoryEntryItem({ entry, words }: { entry: HistoryEntry; words: HistoryWords }) {
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
          words={words}
          label={`${sentence}, ${formatDateTime(entry.at)}`}
        />
      )}
    </li>
  );
}
