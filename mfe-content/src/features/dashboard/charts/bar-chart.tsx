import { formatNumber } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import { Axis, BarSeries, BarStack, Grid, XYChart } from '@visx/xychart';
import { bandCentre } from './band';
import { bandFrame } from './band-frame';
import { ChartSurface } from './chart-surface';
import { chartTheme } from './chart-theme';
import type { Sheet } from './sheet';

const margin = { top: 8, right: 4, bottom: 28, left: 56 };
const LABEL_WIDTH = 56;

interface BarChartProps {
  label: string;
  /** A bar for each row, of its columns one above the other. */
  sheet: Sheet;
  height: number;
}

interface Datum {
  label: string;
  values: readonly number[];
}

export function BarChart({ label, sheet, height }: BarChartProps) {
  const { columns, rows } = sheet;
  const theme = chartTheme(columns.map(({ colour }) => colour));
  const data: Datum[] = [...rows];
  const { band, geometry, ticks } = bandFrame(data.length, margin, LABEL_WIDTH);
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
          // Half of the inner padding outside: each bar is in the middle of its share.
          xScale={{ type: 'band', paddingInner: 0.4, paddingOuter: 0.2 }}
          yScale={{ type: 'linear', nice: true, zero: true }}
        >
          <Grid columns={false} numTicks={4} />
          {point !== null && (
            <rect
              fill={tokens.colorNeutralBackground1Selected}
              height={height - margin.top - margin.bottom}
              width={band(width).width / data.length}
              x={bandCentre(band(width), point - 0.5)}
              y={margin.top}
            />
          )}
          <BarStack>
            {columns.map(({ key }, at) => (
              <BarSeries
                data={data}
                dataKey={key}
                enableEvents={false}
                key={key}
                xAccessor={(row: Datum) => row.label}
                yAccessor={(row: Datum) => row.values[at]}
              />
            ))}
          </BarStack>
          <Axis
            hideAxisLine
            hideTicks
            orientation="bottom"
            tickFormat={(month: string) => month.slice(2)}
            tickValues={ticks(width).map((place) => data[place]!.label)}
          />
          <Axis hideAxisLine hideTicks numTicks={4} orientation="left" tickFormat={formatNumber} />
        </XYChart>
      )}
    </ChartSurface>
  );
}
