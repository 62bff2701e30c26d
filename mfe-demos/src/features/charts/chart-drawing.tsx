import type { SheetRow } from '@backoffice/charts';
import { formatNumber } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import {
  Axis,
  BarGroup,
  BarSeries,
  buildChartTheme,
  DataContext,
  Grid,
  LineSeries,
  XYChart,
} from '@visx/xychart';
import { useContext } from 'react';
import { CHART_HEIGHT, chartMargin, type DrawnSheet } from './chart-frame';

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

const labelOf = ({ label }: SheetRow) => label;

/** Marks the point that is pointed at, over the chart's whole height. */
function PointBand({ point, points }: { point: number; points: number }) {
  const { innerWidth = 0, innerHeight = 0, margin } = useContext(DataContext);
  if (!margin || innerWidth <= 0) return null;
  const width = innerWidth / points;
  return (
    <rect
      fill={tokens.colorNeutralBackground1Selected}
      height={innerHeight}
      width={width}
      x={margin.left + point * width}
      y={margin.top}
    />
  );
}

/** Bars and lines over the rows of a sheet. */
export function ChartDrawing({ sheet, point }: { sheet: DrawnSheet; point: number }) {
  const rows = [...sheet.rows];
  const series = sheet.columns.map((column, at) => ({
    ...column,
    valueOf: ({ values }: SheetRow) => values[at]!,
  }));
  const bars = series.filter(({ kind }) => kind === 'bar');
  const lines = series.filter(({ kind }) => kind === 'line');
  return (
    <XYChart
      accessibilityLabel=""
      captureEvents={false}
      height={CHART_HEIGHT}
      margin={chartMargin}
      theme={theme}
      xScale={{ type: 'band', paddingInner: 0.3, paddingOuter: 0.15 }}
      yScale={{ type: 'linear', nice: true, zero: true }}
    >
      <Grid columns={false} numTicks={4} />
      <PointBand point={point} points={rows.length} />
      {bars.length > 0 && (
        <BarGroup padding={0.1}>
          {bars.map(({ key, colour, valueOf }) => (
            <BarSeries
              colorAccessor={() => colour}
              data={rows}
              dataKey={key}
              key={key}
              xAccessor={labelOf}
              yAccessor={valueOf}
            />
          ))}
        </BarGroup>
      )}
      {lines.map(({ key, colour, valueOf }) => (
        <LineSeries
          data={rows}
          dataKey={key}
          enableEvents={false}
          key={key}
          stroke={colour}
          xAccessor={labelOf}
          yAccessor={valueOf}
        />
      ))}
      <Axis hideAxisLine hideTicks numTicks={6} orientation="bottom" />
      <Axis hideAxisLine hideTicks numTicks={4} orientation="left" tickFormat={formatNumber} />
    </XYChart>
  );
}
