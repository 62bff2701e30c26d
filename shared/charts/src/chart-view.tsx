import { makeStyles, tokens } from '@backoffice/ui';
import { formatNumber } from '@backoffice/i18n';
import type { ReactNode } from 'react';
import type { Sheet } from './sheet';

const useFiguresTableStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: `6px ${tokens.spacingHorizontalXS}`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground2,
      fontWeight: tokens.fontWeightSemibold,
      textAlign: 'start',
    },
    '& thead th:not(:first-child)': { textAlign: 'end' },
  },
  label: { fontWeight: tokens.fontWeightRegular, textAlign: 'start', whiteSpace: 'nowrap' },
  number: { textAlign: 'end' },
});

/** All figures of a chart as a table. */
function FiguresTable({ label, sheet: { head, columns, rows } }: { label: string; sheet: Sheet }) {
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
        {rows.map((row, index) => (
          <tr key={index}>
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

const useChartViewStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, height: '100%' },
  table: {
    height: '100%',
    overflowY: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface ChartViewProps {
  label: string;
  sheet: Sheet;
  asTable: boolean;
  legend: ReactNode;
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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it only while it has the focus
    <div aria-label={label} className={styles.table} role="group" tabIndex={0}>
      <FiguresTable label={label} sheet={sheet} />
    </div>
  );
}
