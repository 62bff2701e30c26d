import type { FieldChange } from '@backoffice/contract';
import { listScreenMessages } from '../messages';
import { useRowHistoryStyles } from './row-history.styles';
import type { RowHistory } from './row-history';

interface HistoryChangesProps {
  changes: readonly FieldChange[];
  history: RowHistory;
  /** Name of the table. */
  label: string;
}

export function HistoryChanges({ changes, history, label }: HistoryChangesProps) {
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
