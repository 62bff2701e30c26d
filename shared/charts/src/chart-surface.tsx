import { makeStyles, tokens } from '@backoffice/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ChartSlider } from './chart-slider';
import { pointText, type Sheet } from './sheet';
import { formatNumber } from '@backoffice/i18n';
import { ColourMark } from './chart-legend';

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
function ChartTooltip({ sheet: { columns, rows }, point, position, surfaceWidth }: ChartTooltipProps) {
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

interface PointDotProps {
  x: number;
  y: number;
  colour: string;
}

/** A value of the point that is pointed at. */
export function PointDot({ x, y, colour }: PointDotProps) {
  return <circle cx={x} cy={y} fill={colour} r={4} stroke={tokens.colorNeutralBackground1} strokeWidth={2} />;
}

const useChartSurfaceStyles = makeStyles({
  surface: { position: 'relative', minWidth: 0, '& svg': { overflow: 'visible' } },
});

/** PageUp and PageDown go on by a week of days. */
const PAGE_STEP = 7;

/** How wide a box is; 0 until it was laid out, and while its page is hidden: what is drawn in it then need not be kept. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    // Known before the first paint, as what is drawn follows at once.
    setWidth(Math.floor(box.current.clientWidth));
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      setWidth(0);
    };
  }, [box]);
  return width;
}

interface ChartGeometry {
  /** The point that lies at a position of the drawing; null where none does. */
  pointAt: (x: number, y: number) => number | null;
  /** Where the tooltip of a point belongs. */
  tooltipPosition: (point: number) => { x: number; y: number };
}

/** What every chart is given. */
export interface ChartProps {
  label: string;
  /** What a screen reader calls it: "chart" in the user's language. */
  roleDescription: string;
  sheet: Sheet;
  /** In pixels. */
  height: number;
}

interface ChartSurfaceProps extends ChartProps {
  geometry: (width: number) => ChartGeometry;
  /** Draws, in the width that there is, with the point that is pointed at. */
  children: (width: number, point: number | null) => ReactNode;
}

/** Holds a drawing together with the point that pointer or arrow keys are at, whose figures a tooltip shows. */
export function ChartSurface({
  label,
  roleDescription,
  sheet,
  height,
  geometry,
  children,
}: ChartSurfaceProps) {
  const styles = useChartSurfaceStyles();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const points = sheet.rows.length;
  const [chosen, setChosen] = useState(points - 1);
  const [isPointing, setIsPointing] = useState(false);
  // There may be fewer points than a moment ago.
  const point = Math.max(0, Math.min(chosen, points - 1));
  const shown = isPointing && points > 0 ? point : null;
  const { pointAt, tooltipPosition } = geometry(width);
  const pointTo = (next: number | null) => {
    setIsPointing(next !== null);
    if (next !== null) setChosen(next);
  };
  return (
    <ChartSlider
      className={styles.surface}
      height={height}
      label={label}
      onFocus={() => setIsPointing(true)}
      onLeave={() => setIsPointing(false)}
      onPoint={pointTo}
      pageStep={PAGE_STEP}
      point={point}
      pointAt={pointAt}
      points={points}
      ref={box}
      roleDescription={roleDescription}
      valueText={pointText(sheet, point)}
    >
      <div aria-hidden="true">{width > 0 && children(width, shown)}</div>
      {shown !== null && (
        <ChartTooltip point={shown} position={tooltipPosition(shown)} sheet={sheet} surfaceWidth={width} />
      )}
    </ChartSlider>
  );
}
