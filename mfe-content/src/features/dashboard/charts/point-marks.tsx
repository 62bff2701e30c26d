import { tokens } from '@backoffice/ui';
import type { Sheet } from './sheet';
import type { ValueScale } from './value-scale';

interface PointMarksProps {
  sheet: Sheet;
  point: number;
  scale: ValueScale;
  /** Where the point is, and how high the line through it, in pixels. */
  x: number;
  height: number;
}

/** A line through the point that is pointed at, with a dot on each of its values. */
export function PointMarks({ sheet: { columns, rows }, point, scale, x, height }: PointMarksProps) {
  return (
    <g>
      <line stroke={tokens.colorNeutralStroke1} x1={x} x2={x} y2={height} />
      {rows[point]?.values.map((value, at) => (
        <circle
          cx={x}
          cy={scale.below(value)}
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
