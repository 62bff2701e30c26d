import { formatNumber } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import { AreaSeries, Axis, Grid, LineSeries, XYChart } from '@visx/xychart';
import { bandFrame } from './band-frame';
import { ChartSurface } from './chart-surface';
import { chartTheme } from './chart-theme';
import { PointMarks } from './point-marks';
import type { Sheet } from './sheet';

const margin = { top: 8, right: 8, bottom: 28, left: 48 };
const LABEL_WIDTH = 88;
const theme = chartTheme([]);

interface LineChartProps {
  label: string;
  /** The first column is drawn as a line over its area, another one dashed behind it. */
  sheet: Sheet;
  height: number;
}

interface Datum {
  day: string;
  values: readonly number[];
}
const dayOf = ({ day }: Datum) => day;

export function LineChart({ label, sheet, height }: LineChartProps) {
  const data = sheet.rows.map(({ label: day, values }) => ({ day, values }));
  const [now, before] = sheet.columns;
  const { geometry, ticks } = bandFrame(data.length, margin, LABEL_WIDTH);
  return (
    <ChartSurface geometry={geometry} height={height} label={label} sheet={sheet}>
      {(width, point) => (
        <XYChart
          accessibilityLabel=""
          captureEvents={false}
          height={height}
          margin={margin}
          theme={theme}
          width={width}
          xScale={{ type: 'band', padding: 0 }}
          yScale={{ type: 'linear', nice: true, zero: true }}
        >
          <Grid columns={false} numTicks={4} />
          <Axis
            hideAxisLine
            hideTicks
            orientation="bottom"
            tickFormat={(day: string) => day.slice(5)}
            tickValues={ticks(width).map((place) => data[place]!.day)}
          />
          <Axis hideAxisLine hideTicks numTicks={4} orientation="left" tickFormat={formatNumber} />
          {now && (
            <AreaSeries
              data={data}
              dataKey="area"
              enableEvents={false}
              fill={now.colour}
              fillOpacity={0.12}
              renderLine={false}
              xAccessor={dayOf}
              yAccessor={({ values }: Datum) => values[0]}
            />
          )}
          {before && (
            <LineSeries
              data={data}
              dataKey={before.key}
              enableEvents={false}
              stroke={tokens.colorNeutralForeground3}
              strokeDasharray="4 4"
              strokeWidth={1.5}
              xAccessor={dayOf}
              yAccessor={({ values }: Datum) => values[1]}
            />
          )}
          {now && (
            <LineSeries
              data={data}
              dataKey={now.key}
              enableEvents={false}
              stroke={now.colour}
              xAccessor={dayOf}
              yAccessor={({ values }: Datum) => values[0]}
            />
          )}
          {point !== null && <PointMarks point={point} sheet={sheet} />}
        </XYChart>
      )}
    </ChartSurface>
  );
}
