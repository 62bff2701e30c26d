import { useChartsStyles } from './charts.styles';
import type { SheetColumn } from './sheet';

/** Which colour is which series. */
export function ChartLegend({ columns }: { columns: readonly SheetColumn[] }) {
  const styles = useChartsStyles();
  return (
    <ul className={styles.legend}>
      {columns.map(({ key, label, colour }) => (
        <li className={styles.entry} key={key}>
          <span aria-hidden="true" className={styles.mark} style={{ backgroundColor: colour }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
