import type { FieldChange } from '@backoffice/contract';
import { listScreenMessages } from '../../messages';
import { type HistoryWords, isNothing, shownValue } from './history-words';
import { useRowHistoryStyles } from './row-history.styles';

const beforeAndAfter = { from: 'history.change.from', to: 'history.change.to' } as const;
export const nowAndThen = { from: 'history.set-back.now', to: 'history.set-back.then' } as const;

interface HistoryChangesProps {
  changes: readonly FieldChange[];
  words: HistoryWords;
  /** The accessible name of the table. */
  label: string;
  /** The headers of both values; before and after when left out. */
  headers?: typeof beforeAndAfter | typeof nowAndThen;
}

/** A table of changed fields with both values. */
export function HistoryChanges({ changes, words, label, headers = beforeAndAfter }: HistoryChangesProps) {
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  return (
    <table aria-label={label} className={styles.changes}>
      <thead>
        <tr>
          {(['history.change.field', headers.from, headers.to] as const).map((header) => (
            <th className={styles.header} key={header} scope="col">
              {text(header)}
            </th>
          ))}
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
              <td className={styles.value}>{shownValue(change, 'from', words, text)}</td>
              <td className={styles.value}>{shownValue(change, 'to', words, text)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
