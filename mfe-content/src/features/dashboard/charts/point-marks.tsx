import { tokens } from '@backoffice/ui';
import { DataContext } from '@visx/xychart';
import { useContext } from 'react';
import type { Sheet } from './sheet';

/** A line through the point of an XYChart that is pointed at, with a dot on each of its values. */
export function PointMarks({ sheet: { columns, rows }, point }: { sheet: Sheet; point: number }) {
  const { xScale, yScale, margin, innerHeight = 0 } = useContext(DataContext);
  const row = rows[point];
  if (!row || !margin || !xScale || !yScale) return null;
  const bandwidth = 'bandwidth' in xScale ? xScale.bandwidth() : 0;
  const x = Number(xScale(row.label as never)) + bandwidth / 2;
  return (
    <g>
      <line stroke={tokens.colorNeutralStroke1} x1={x} x2={x} y1={margin.top} y2={margin.top + innerHeight} />
      {row.values.map((value, at) => (
        <circle
          cx={x}
          cy={Number(yScale(value as never))}
          fill={columns[at]!.colour}
          key={columns[at]!.key}
          r={4}
          stroke={tokens.colorNeutralBackground1}
          strokeWidth={2}
        />
      ))}
    </g>
  );
}
