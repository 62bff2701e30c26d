import { formatNumber } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import { Group } from '@visx/group';
import { Pie } from '@visx/shape';
import { sum } from 'd3-array';
import { type ChartProps, ChartSurface } from './chart-surface';
import { positionOnCircle, slicesOf, turnAt } from './geometry';

/** The margin in pixels for the current slice, which is drawn larger. */
const EDGE = 8;
const HOLE = 0.62;

interface PieChartProps extends ChartProps {
  /** One for each row. */
  colours: readonly string[];
}

/** A ring with a slice for each row, by its first column, and the total in the middle. */
export function PieChart({ colours, ...chart }: PieChartProps) {
  const { sheet, height } = chart;
  const values = sheet.rows.map((row) => row.values[0] ?? 0);
  const total = sum(values);
  const slices = slicesOf(values);
  const radius = height / 2 - EDGE;
  const pointAt = (x: number, y: number) => {
    const distance = Math.hypot(x, y);
    if (distance > radius || distance < radius * HOLE || total === 0) return null;
    return slices.findIndex(({ end }) => turnAt(x, y) < end);
  };
  const middleOf = (point: number) =>
    positionOnCircle(((slices[point]?.start ?? 0) + (slices[point]?.end ?? 0)) / 2, radius * 0.8);
  return (
    <ChartSurface
      {...chart}
      geometry={(width) => ({
        pointAt: (x, y) => pointAt(x - width / 2, y - height / 2),
        tooltipPosition: (point) => ({ x: width / 2 + middleOf(point).x, y: height / 2 + middleOf(point).y }),
      })}
    >
      {(width, point) => (
        <svg height={height} width={width}>
          <Group left={width / 2} top={height / 2}>
            <Pie
              data={values}
              innerRadius={radius * HOLE}
              outerRadius={radius}
              pieSort={null}
              pieSortValues={null}
              pieValue={(value) => value}
            >
              {({ arcs, path }) =>
                arcs.map((arc) => (
                  <path
                    d={path({ ...arc }) ?? ''}
                    fill={colours[arc.index]}
                    fillOpacity={point === null || point === arc.index ? 1 : 0.4}
                    key={arc.index}
                    stroke={tokens.colorNeutralBackground1}
                    strokeWidth={2}
                  />
                ))
              }
            </Pie>
            <text
              dy="0.35em"
              fill={tokens.colorNeutralForeground1}
              fontSize={24}
              fontWeight={600}
              textAnchor="middle"
            >
              {formatNumber(total)}
            </text>
          </Group>
        </svg>
      )}
    </ChartSurface>
  );
}
