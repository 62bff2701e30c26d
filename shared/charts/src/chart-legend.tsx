import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { flexRow, plainList } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';

/**
 * A square in the colour of a series.
 *
 * @param props.size in pixels
 */
export function ColourMark({ colour, size = 10 }: { colour: string; size?: number }) {
  return (
    <svg aria-hidden="true" height={size} style={{ flexShrink: 0 }} width={size}>
      <rect fill={colour} height={size} rx={2} width={size} />
    </svg>
  );
}

const useChartLegendStyles = makeStyles({
  legend: { display: 'flex', flexWrap: 'wrap', ...plainList },
  under: {
    justifyContent: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
    ...smallText,
  },
  above: { columnGap: tokens.spacingHorizontalL },
  entry: flexRow,
  entryUnder: { columnGap: tokens.spacingHorizontalXS, whiteSpace: 'nowrap' },
  entryAbove: { columnGap: tokens.spacingHorizontalS },
  value: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface ChartLegendProps {
  entries: readonly { key: string; label: string; colour: string; value?: string }[];
  /** `under` the drawing the legend is centred and in small type. */
  position?: 'above' | 'under';
}

/** The legend of a chart: the colour and name of each entry, with a figure where it has one. */
export function ChartLegend({ entries, position = 'under' }: ChartLegendProps) {
  const styles = useChartLegendStyles();
  const isAbove = position === 'above';
  return (
    <ul className={mergeClasses(styles.legend, isAbove ? styles.above : styles.under)}>
      {entries.map(({ key, label, colour, value }) => (
        <li className={mergeClasses(styles.entry, isAbove ? styles.entryAbove : styles.entryUnder)} key={key}>
          <ColourMark colour={colour} size={isAbove ? 12 : 10} />
          {label}
          {value !== undefined && <span className={styles.value}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}
