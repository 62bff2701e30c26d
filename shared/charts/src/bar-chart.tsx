import { tokens } from '@backoffice/ui';
import { Bar } from '@visx/shape';
import { sum } from 'd3-array';
import { BandChart } from './band-chart';
import type { ChartProps } from './chart-surface';

/** The share of a point's band that its bar takes; the rest is the gap. */
const BAR_SHARE = 0.6;

/** A stacked bar chart: a bar for each row, in which its columns lie one above the other. */
export function BarChart(chart: ChartProps) {
  const { columns, rows } = chart.sheet;
  return (
    <BandChart
      {...chart}
      highest={Math.max(...rows.map(({ values }) => sum(values)))}
      labelWidth={56}
      left={56}
      right={4}
    >
      {({ height: innerHeight, room, centre, scale, point }) => (
        <>
          {point !== null && (
            <rect
              fill={tokens.colorNeutralBackground1Selected}
              height={innerHeight}
              width={room}
              x={centre(point) - room / 2}
            />
          )}
          {rows.map(({ values }, at) =>
            columns.map(({ key, colour }, column) => {
              const top = scale.below(sum(values.slice(0, column + 1)));
              return (
                <Bar
                  fill={colour}
                  height={scale.below(sum(values.slice(0, column))) - top}
                  key={`${at} ${key}`}
                  width={room * BAR_SHARE}
                  x={centre(at) - (room * BAR_SHARE) / 2}
                  y={top}
                />
              );
            }),
          )}
        </>
      )}
    </BandChart>
  );
}
