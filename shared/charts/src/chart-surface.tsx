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

/** The distance from the point to the tooltip, in pixels. */
const GAP = 12;

interface ChartTooltipProps {
  sheet: Sheet;
  point: number;
  position: { x: number; y: number };
  surfaceWidth: number;
}

/** The figures of the current point. Hidden from screen readers, which read the slider's value text. */
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
      {columns.map(({ key, label, colour, drawn }, at) => (
        <div className={styles.line} key={key}>
          <ColourMark colour={colour} drawn={drawn} />
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

/** The dot on a value of the current point. */
export function PointDot({ x, y, colour }: PointDotProps) {
  return <circle cx={x} cy={y} fill={colour} r={4} stroke={tokens.colorNeutralBackground1} strokeWidth={2} />;
}

const useChartSurfaceStyles = makeStyles({
  surface: { position: 'relative', minWidth: 0, '& svg': { overflow: 'visible' } },
});

/** The points that PageUp and PageDown move: a week of days. */
const PAGE_STEP = 7;

/** Returns the width of a box in pixels; 0 before its layout and while its page is hidden, so that no drawing is kept then. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    // Measured before the first paint, so that the drawing is in it.
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
  /** Returns the point at a position of the drawing; null where there is none. */
  pointAt: (x: number, y: number) => number | null;
  /** Returns the position of a point's tooltip. */
  tooltipPosition: (point: number) => { x: number; y: number };
}

/** The properties that all charts have. */
export interface ChartProps {
  label: string;
  /** The role that a screen reader announces: “chart” in the user's language. */
  roleDescription: string;
  sheet: Sheet;
  /** In pixels. */
  height: number;
  /** The point that the keys start at; by default the last one. */
  startPoint?: number;
}

interface ChartSurfaceProps extends ChartProps {
  geometry: (width: number) => ChartGeometry;
  /** Draws in the given width in pixels, with the current point marked; null where there is none. */
  children: (width: number, point: number | null) => ReactNode;
}

/** A drawing with a current point, reached by pointer or arrow keys, whose figures a tooltip shows. */
export function ChartSurface({
  label,
  roleDescription,
  sheet,
  height,
  startPoint,
  geometry,
  children,
}: ChartSurfaceProps) {
  const styles = useChartSurfaceStyles();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const points = sheet.rows.length;
  const [chosen, setChosen] = useState(startPoint ?? points - 1);
  const [isPointing, setIsPointing] = useState(false);
  // The number of points may have decreased since.
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
