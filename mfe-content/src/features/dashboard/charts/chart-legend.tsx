import { useChartLegendStyles } from './chart-legend.styles';
import { ColourMark } from './colour-mark';

interface ChartLegendProps {
  entries: readonly { key: string; label: string; colour: string; value?: string }[];
}

/** Which colour is what, with a figure where one says it all. */
export function ChartLegend({ entries }: ChartLegendProps) {
  const styles = useChartLegendStyles();
  return (
    <ul className={styles.legend}>
      {entries.map(({ key, label, colour, value }) => (
        <li className={styles.entry} key={key}>
          <ColourMark colour={colour} />
          {label}
          {value !== undefined && <span className={styles.value}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}
