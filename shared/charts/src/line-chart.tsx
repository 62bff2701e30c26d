import { tokens } from '@backoffice/ui';
import { Area, LinePath } from '@visx/shape';
import { type ChartProps, PointDot } from './chart-surface';
import type { Sheet, SheetRow } from './sheet';
import type { ValueScale } from './value-scale';
import { BandChart } from './band-chart';

interface PointMarksProps {
  sheet: Sheet;
  point: number;
  scale: ValueScale;
  /** The point's position and the height of the line through it, in pixels. */
  x: number;
  height: number;
}

/** A vertical line through the current point, with a dot on each of its values. */
function PointMarks({ sheet: { columns, rows }, point, scale, x, height }: PointMarksProps) {
  return (
    <g>
      <line stroke={tokens.colorNeutralStroke1} x1={x} x2={x} y2={height} />
      {rows[point]?.values.map((value, at) => (
        <PointDot colour={columns[at]!.colour} key={columns[at]!.key} x={x} y={scale.below(value)} />
      ))}
    </g>
  );
}

/** A line chart with a point for each row. The first column is a line over its area; a second one is dashed behind it. */
export function LineChart(chart: ChartProps) {
  const { sheet } = chart;
  const { rows, columns } = sheet;
  const [now, before] = columns;
  return (
    <BandChart
      {...chart}
      highest={Math.max(...rows.flatMap(({ values }) => values))}
      labelWidth={88}
      left={48}
      right={8}
    >
      {({ height: innerHeight, centre, scale, point }) => {
        const x = (_row: unknown, at: number) => centre(at);
        const y = (column: number) => (row: SheetRow) => scale.below(row.values[column]!);
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
