import { tokens } from '@backoffice/ui';
import { Bar } from '@visx/shape';
import { sumOf } from '../series/sum-of';
import { BandChart } from './band-chart';
import type { Sheet } from './sheet';

/** Of the room that a bar and the gap beside it have. */
const BAR_SHARE = 0.6;

interface BarChartProps {
  label: string;
  /** Of months. A bar for each row, of its columns one above the other. */
  sheet: Sheet;
  height: number;
}

export function BarChart({ label, sheet, height }: BarChartProps) {
  const { columns, rows } = sheet;
  return (
    <BandChart
      height={height}
      highest={Math.max(...rows.map(({ values }) => sumOf(values)))}
      label={label}
      labelWidth={56}
      left={56}
      right={4}
      sheet={sheet}
      shorten={(month) => month.slice(2)}
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
          {rows.map(({ label: row, values }, at) =>
            columns.map(({ key, colour }, column) => {
              const top = scale.below(sumOf(values.slice(0, column + 1)));
              return (
                <Bar
                  fill={colour}
                  height={scale.below(sumOf(values.slice(0, column))) - top}
                  key={`${row} ${key}`}
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
