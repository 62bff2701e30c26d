import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { flexRow, plainList } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';
import type { SheetColumn } from './sheet';

interface ColourMarkProps extends Pick<SheetColumn, 'colour' | 'drawn'> {
  /** In pixels. */
  size?: number;
}

/** The symbol of a series in its colour: a square, or the line that it is drawn as. */
export function ColourMark({ colour, drawn, size = 10 }: ColourMarkProps) {
  const width = drawn ? 2 * size : size;
  return (
    <svg aria-hidden="true" height={size} style={{ flexShrink: 0 }} width={width}>
      {drawn ? (
        <path
          d={`M0 ${size / 2}H${width}`}
          stroke={colour}
          strokeDasharray={drawn === 'dashed' ? '4 3' : undefined}
          strokeWidth={2}
        />
      ) : (
        <rect fill={colour} height={size} rx={2} width={size} />
      )}
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
  entries: readonly (SheetColumn & { value?: string })[];
  /** `under` the drawing the legend is centred and in small type. */
  position?: 'above' | 'under';
}

/** The legend of a chart: the symbol and name of each entry, with a figure where it has one. */
export function ChartLegend({ entries, position = 'under' }: ChartLegendProps) {
  const styles = useChartLegendStyles();
  const isAbove = position === 'above';
  return (
    <ul className={mergeClasses(styles.legend, isAbove ? styles.above : styles.under)}>
      {entries.map(({ key, label, colour, drawn, value }) => (
        <li className={mergeClasses(styles.entry, isAbove ? styles.entryAbove : styles.entryUnder)} key={key}>
          <ColourMark colour={colour} drawn={drawn} size={isAbove ? 12 : 10} />
          {label}
          {value !== undefined && <span className={styles.value}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}
