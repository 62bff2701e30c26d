import { tokens } from '@backoffice/ui';
import { sum } from 'd3-array';
import { BandChart } from './band-chart';
import type { ChartProps } from './chart-surface';
import type { SheetRow } from './sheet';

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
          {columns.map(({ key, colour }, column) => {
            const barOf = ({ values }: SheetRow, at: number) => {
              const left = centre(at) - (room * BAR_SHARE) / 2;
              const bottom = scale.below(sum(values.slice(0, column)));
              const top = scale.below(sum(values.slice(0, column + 1)));
              return `M${left} ${bottom}V${top}h${room * BAR_SHARE}V${bottom}Z`;
            };
            // One drawing for all bars of a column: an element for each would be a twentieth of the page.
            return <path d={rows.map(barOf).join('')} fill={colour} key={key} />;
          })}
        </>
      )}
    </BandChart>
  );
}
