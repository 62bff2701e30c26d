import { formatNumber } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import { Axis, BarGroup, BarSeries, buildChartTheme, Grid, LineSeries, XYChart } from '@visx/xychart';
import { CHART_HEIGHT, chartMargin } from './chart-frame';
import { PointBand } from './point-band';
import type { Sheet, SheetRow } from './sheet';

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

/** Bars and lines over the rows of a sheet. */
export function ChartDrawing({ sheet, point }: { sheet: Sheet; point: number }) {
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
