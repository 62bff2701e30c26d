import { formatNumber } from '@backoffice/i18n';
import { useFiguresTableStyles } from './figures-table.styles';
import type { Sheet } from './sheet';

interface FiguresTableProps {
  label: string;
  sheet: Sheet;
}

/** A chart's figures, all of them. */
export function FiguresTable({ label, sheet: { head, columns, rows } }: FiguresTableProps) {
  const styles = useFiguresTableStyles();
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(({ key, label: column }) => (
            <th className={styles.number} key={key} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th className={styles.label} scope="row">
              {row.label}
            </th>
            {columns.map(({ key }, at) => (
              <td className={styles.number} key={key}>
                {formatNumber(row.values[at]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
