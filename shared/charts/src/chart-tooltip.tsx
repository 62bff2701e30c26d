import { makeStyles, tokens } from '@backoffice/ui';
import { formatNumber } from '@backoffice/i18n';
import { ColourMark } from './chart-legend';
import type { Sheet } from './sheet';

const useChartTooltipStyles = makeStyles({
  tooltip: {
    position: 'absolute',
    zIndex: 1,
    boxSizing: 'border-box',
    width: 'max-content',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    pointerEvents: 'none',
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  label: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  value: { fontVariantNumeric: 'tabular-nums' },
});

/** From the point to the tooltip. */
const GAP = 12;

interface ChartTooltipProps {
  sheet: Sheet;
  point: number;
  position: { x: number; y: number };
  surfaceWidth: number;
}

/** The figures of the point that is pointed at. Screen readers have them from the chart's own value. */
export function ChartTooltip({ sheet: { columns, rows }, point, position, surfaceWidth }: ChartTooltipProps) {
  const styles = useChartTooltipStyles();
  const row = rows[point];
  if (!row) return null;
  // On the side where there is more room.
  const side =
    position.x < surfaceWidth / 2
      ? { left: position.x + GAP, maxWidth: surfaceWidth - position.x - GAP }
      : { right: surfaceWidth - position.x + GAP, maxWidth: position.x - GAP };
  return (
    <div
      aria-hidden="true"
      className={styles.tooltip}
      data-chart-tooltip=""
      style={{ top: position.y, ...side }}
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
