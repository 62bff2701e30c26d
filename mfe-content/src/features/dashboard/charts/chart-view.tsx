import type { ReactNode } from 'react';
import { useChartViewStyles } from './chart-view.styles';
import { FiguresTable } from './figures-table';
import type { Sheet } from './sheet';

interface ChartViewProps {
  label: string;
  sheet: Sheet;
  asTable: boolean;
  legend: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** A chart over its legend, or the same figures as a table. */
export function ChartView({ label, sheet, asTable, legend, children }: ChartViewProps) {
  const styles = useChartViewStyles();
  if (!asTable)
    return (
      <div className={styles.view}>
        {children}
        {legend}
      </div>
    );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the arrow keys
    <div aria-label={label} className={styles.table} role="region" tabIndex={0}>
      <FiguresTable label={label} sheet={sheet} />
    </div>
  );
}
