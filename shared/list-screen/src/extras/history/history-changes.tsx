import type { FieldChange } from '@backoffice/contract';
import { listScreenMessages } from '../../messages';
import { useRowHistoryStyles } from './row-history.styles';

/** The names of fields and the texts of values. */
export interface HistoryWords {
  fieldText: (field: string) => string;
  /** Returns the text of a value; undefined to show the value itself. */
  valueText: (change: FieldChange, side: 'from' | 'to') => string | undefined;
}

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

const isNothing = (value: FieldChange['from']) => value === null || value === '';

/** A table of changed fields with both values. */
export function HistoryChanges({ changes, words, label, headers = beforeAndAfter }: HistoryChangesProps) {
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
              <td className={styles.value}>{valueOf(change, 'from')}</td>
              <td className={styles.value}>{valueOf(change, 'to')}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
