import { formatNumber } from '@backoffice/i18n';
import { useChartTooltipStyles } from './chart-tooltip.styles';
import { ColourMark } from './colour-mark';
import type { Sheet } from './sheet';

/** From the point to the tooltip. */
const GAP = 12;

interface ChartTooltipProps {
  sheet: Sheet;
  point: number;
  place: { x: number; y: number };
  surfaceWidth: number;
}

/** The figures of the point that is pointed at. Screen readers have them from the chart's own value. */
export function ChartTooltip({ sheet: { columns, rows }, point, place, surfaceWidth }: ChartTooltipProps) {
  const styles = useChartTooltipStyles();
  const row = rows[point];
  if (!row) return null;
  // On the side where there is more room.
  const side =
    place.x < surfaceWidth / 2
      ? { left: place.x + GAP, maxWidth: surfaceWidth - place.x - GAP }
      : { right: surfaceWidth - place.x + GAP, maxWidth: place.x - GAP };
  return (
    <div
      aria-hidden="true"
      className={styles.tooltip}
      data-chart-tooltip=""
      style={{ top: place.y, ...side }}
    >
      <div className={styles.title}>{row.label}</div>
      {columns.map(({ key, label, colour }, at) => (
        <div className={styles.line} key={key}>
          <ColourMark colour={colour} />
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{formatNumber(row.values[at]!)}</span>
        </div>
      ))}
    </div>
  );
}
