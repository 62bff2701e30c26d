import { Area, LinePath } from '@visx/shape';
import { BandChart } from './band-chart';
import { PointMarks } from './point-marks';
import type { Sheet } from './sheet';

interface LineChartProps {
  label: string;
  /** Of days. The first column is drawn as a line over its area, another one dashed behind it. */
  sheet: Sheet;
  height: number;
}

export function LineChart({ label, sheet, height }: LineChartProps) {
  const { rows, columns } = sheet;
  const [now, before] = columns;
  return (
    <BandChart
      height={height}
      highest={Math.max(...rows.flatMap(({ values }) => values))}
      label={label}
      labelWidth={88}
      left={48}
      right={8}
      sheet={sheet}
      shorten={(day) => day.slice(5)}
    >
      {({ height: innerHeight, centre, scale, point }) => {
        const x = (_row: unknown, at: number) => centre(at);
        const y = (column: number) => (row: Sheet['rows'][number]) => scale.below(row.values[column]!);
        return (
          <>
            {now && (
              <Area data={[...rows]} fill={now.colour} fillOpacity={0.12} x={x} y0={innerHeight} y1={y(0)} />
            )}
            {before && (
              <LinePath
                data={[...rows]}
                stroke={before.colour}
                strokeDasharray="4 4"
                strokeWidth={1.5}
                x={x}
                y={y(1)}
              />
            )}
            {now && <LinePath data={[...rows]} stroke={now.colour} strokeWidth={2} x={x} y={y(0)} />}
            {point !== null && (
              <PointMarks height={innerHeight} point={point} scale={scale} sheet={sheet} x={centre(point)} />
            )}
          </>
        );
      }}
    </BandChart>
  );
}
