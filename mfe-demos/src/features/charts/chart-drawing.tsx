import { labelledPoints, PointDot, type SheetRow } from '@backoffice/charts';
import { formatNumber } from '@backoffice/i18n';
import { makeStyles, tokens } from '@backoffice/ui';
import { curveMonotoneX } from '@visx/curve';
import {
  AreaSeries,
  Axis,
  BarSeries,
  BarStack,
  buildChartTheme,
  DataContext,
  Grid,
  LineSeries,
  XYChart,
} from '@visx/xychart';
import { useContext, useId } from 'react';
import { CHART_HEIGHT, chartMargin, type DrawnSheet } from './chart-frame';

const useChartDrawingStyles = makeStyles({
  // Grows out of the axis when first shown.
  rising: {
    transformBox: 'fill-box',
    transformOrigin: 'bottom',
    animationName: { from: { transform: 'scaleY(0)' } },
    animationDuration: tokens.durationUltraSlow,
    animationTimingFunction: tokens.curveDecelerateMax,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

const text = {
  fill: tokens.colorNeutralForeground2,
  fontSize: 12,
  fontWeight: 400,
  letterSpacing: 0,
  fontFamily: 'inherit',
} as const;

const theme = buildChartTheme({
  backgroundColor: 'transparent',
  colors: [],
  gridColor: tokens.colorNeutralStroke3,
  gridColorDark: tokens.colorNeutralStroke2,
  svgLabelSmall: text,
  svgLabelBig: text,
  tickLength: 4,
});

const TICKS = 4;
/** The widths of a label below the drawing and of a value above its point; in pixels. */
const LABEL_WIDTH = 56;
const VALUE_WIDTH = 44;
/** The distance from a point to its value, in pixels. */
const VALUE_GAP = 8;

const labelOf = ({ label }: SheetRow) => label;

/** A series with an accessor of its values. */
type Series = DrawnSheet['columns'][number] & { valueOf: (row: SheetRow) => number };

/** Returns the highest value, with stacked bars added up; the library only considers single bars. */
function highestOf(series: readonly Series[], rows: readonly SheetRow[]): number {
  const heights = rows.flatMap((row) => {
    const bars = series.filter(({ kind }) => kind === 'bar').map(({ valueOf }) => valueOf(row));
    const others = series.filter(({ kind }) => kind !== 'bar').map(({ valueOf }) => valueOf(row));
    return [bars.reduce((sum, value) => sum + value, 0), ...others];
  });
  return Math.max(...heights);
}

/** Returns the chart's positions of rows and values in pixels; null until it has drawn these labels. */
function usePositions(rows: readonly SheetRow[]) {
  const { innerWidth = 0, innerHeight = 0, margin, xScale, yScale } = useContext(DataContext);
  if (!margin || !xScale || !yScale || !('bandwidth' in xScale) || innerWidth <= 0) return null;
  if (rows.some(({ label }) => xScale(label) === undefined)) return null;
  const half = xScale.bandwidth() / 2;
  return {
    x: (row: SheetRow) => Number(xScale(row.label)) + half,
    y: (value: number) => Number(yScale(value)),
    top: margin.top,
    bottom: margin.top + innerHeight,
    width: innerWidth,
  };
}

/** A vertical line through the current point, with a dot on each line and area. */
function PointMarks({ row, series }: { row: SheetRow; series: readonly Series[] }) {
  const positions = usePositions([row]);
  if (!positions) return null;
  const x = positions.x(row);
  return (
    <g>
      <line stroke={tokens.colorNeutralStroke1} x1={x} x2={x} y1={positions.top} y2={positions.bottom} />
      {series
        .filter(({ kind }) => kind !== 'bar')
        .map(({ key, colour, valueOf }) => (
          <PointDot colour={colour} key={key} x={x} y={positions.y(valueOf(row))} />
        ))}
    </g>
  );
}

/** The points of a line, with their values where these fit. */
function LinePoints({ rows, colour, valueOf }: Series & { rows: readonly SheetRow[] }) {
  const positions = usePositions(rows);
  if (!positions) return null;
  const hasRoom = positions.width / rows.length >= VALUE_WIDTH;
  return rows.map((row) => (
    <g key={row.label} transform={`translate(${positions.x(row)}, ${positions.y(valueOf(row))})`}>
      <circle fill={tokens.colorNeutralBackground1} r={3} stroke={colour} strokeWidth={2} />
      {hasRoom && (
        <text {...text} textAnchor="middle" y={-VALUE_GAP}>
          {formatNumber(valueOf(row))}
        </text>
      )}
    </g>
  ));
}

/** A gradient that fades out towards the axis. */
function Gradient({ id, colour }: { id: string; colour: string }) {
  return (
    <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
      <stop offset="0%" stopColor={colour} stopOpacity={0.5} />
      <stop offset="100%" stopColor={colour} stopOpacity={0.04} />
    </linearGradient>
  );
}

interface ChartDrawingProps {
  sheet: DrawnSheet;
  /** The width in pixels. */
  width: number;
  /** The current point; null where there is none. */
  point: number | null;
}

/** Draws the rows of a sheet as smooth areas, stacked bars and lines. */
export function ChartDrawing({ sheet, width, point }: ChartDrawingProps) {
  const styles = useChartDrawingStyles();
  const id = useId();
  const rows = [...sheet.rows];
  const series = sheet.columns.map((column, at): Series => ({
    ...column,
    valueOf: ({ values }) => values[at]!,
  }));
  const of = (kind: Series['kind']) => series.filter((each) => each.kind === kind);
  const drawn = { data: rows, enableEvents: false, xAccessor: labelOf };
  const row = point === null ? undefined : rows[point];
  const labels = labelledPoints(rows.length, Math.floor(width / LABEL_WIDTH));
  return (
    <XYChart
      accessibilityLabel=""
      captureEvents={false}
      height={CHART_HEIGHT}
      margin={chartMargin}
      theme={theme}
      width={width}
      xScale={{ type: 'band', paddingInner: 0.3, paddingOuter: 0.15 }}
      yScale={{ type: 'linear', nice: TICKS, domain: [0, highestOf(series, rows)] }}
    >
      <defs>
        {of('area').map(({ key, colour }) => (
          <Gradient colour={colour} id={`${id}${key}`} key={key} />
        ))}
      </defs>
      <Grid columns={false} numTicks={TICKS} />
      <g className={styles.rising}>
        {of('area').map(({ key, colour, valueOf }) => (
          <AreaSeries
            {...drawn}
            curve={curveMonotoneX}
            dataKey={key}
            fill={`url(#${id}${key})`}
            key={key}
            lineProps={{ stroke: colour, strokeWidth: 2 }}
            yAccessor={valueOf}
          />
        ))}
        {of('bar').length > 0 && (
          <BarStack>
            {of('bar').map(({ key, colour, valueOf }) => (
              <BarSeries
                {...drawn}
                colorAccessor={() => colour}
                dataKey={key}
                key={key}
                yAccessor={valueOf}
              />
            ))}
          </BarStack>
        )}
        {of('line').map(({ key, colour, valueOf }) => (
          <LineSeries
            {...drawn}
            curve={curveMonotoneX}
            dataKey={key}
            key={key}
            stroke={colour}
            yAccessor={valueOf}
          />
        ))}
      </g>
      {of('line').map((line) => (
        <LinePoints {...line} key={line.key} rows={rows} />
      ))}
      {row && <PointMarks row={row} series={series} />}
      <Axis hideAxisLine hideTicks orientation="bottom" tickValues={labels.map((at) => labelOf(rows[at]!))} />
      <Axis hideAxisLine hideTicks numTicks={TICKS} orientation="left" tickFormat={formatNumber} />
    </XYChart>
  );
}
