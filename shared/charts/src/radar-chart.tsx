import { formatNumber } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import { Group } from '@visx/group';
import { Polygon } from '@visx/shape';
import { type ChartProps, ChartSurface, PointDot } from './chart-surface';
import { positionOnCircle, roundUp, turnAt } from './geometry';

const LABELS = 22;
const rings = [0.25, 0.5, 0.75, 1];

/** A radar chart: a spoke for each row, a polygon for each column. */
export function RadarChart(chart: ChartProps) {
  const { height } = chart;
  const { columns, rows } = chart.sheet;
  const radius = height / 2 - LABELS;
  const outermost = roundUp(Math.max(1, ...rows.flatMap(({ values }) => values)));
  const spokes = rows.length;
  const corner = (spoke: number, share: number) => positionOnCircle(spoke / spokes, radius * share);
  const polygon = (shareOf: (spoke: number) => number) =>
    rows.map((_, spoke): [number, number] => {
      const { x, y } = corner(spoke, shareOf(spoke));
      return [x, y];
    });
  return (
    <ChartSurface
      {...chart}
      geometry={(width) => ({
        pointAt: (x, y) => Math.round(turnAt(x - width / 2, y - height / 2) * spokes) % spokes,
        tooltipPosition: (point) => ({
          x: width / 2 + corner(point, 0.5).x,
          y: height / 2 + corner(point, 0.5).y,
        }),
      })}
    >
      {(width, point) => (
        <svg height={height} width={width}>
          <Group left={width / 2} top={height / 2}>
            {rings.map((ring) => (
              <Polygon
                fill="none"
                key={ring}
                points={polygon(() => ring)}
                stroke={tokens.colorNeutralStroke3}
              />
            ))}
            {rows.map((row, spoke) => {
              const end = corner(spoke, 1);
              const name = corner(spoke, 1 + 12 / radius);
              const isPointedAt = spoke === point;
              return (
                <g key={row.label}>
                  <line
                    stroke={isPointedAt ? tokens.colorNeutralStroke1 : tokens.colorNeutralStroke3}
                    x2={end.x}
                    y2={end.y}
                  />
                  <text
                    dy="0.35em"
                    fill={tokens.colorNeutralForeground2}
                    fontSize={12}
                    fontWeight={isPointedAt ? 600 : 400}
                    textAnchor={Math.abs(name.x) < 4 ? 'middle' : name.x > 0 ? 'start' : 'end'}
                    x={name.x}
                    y={name.y}
                  >
                    {row.label}
                  </text>
                </g>
              );
            })}
            {columns.map(({ key, colour }, at) => (
              <Polygon
                fill={colour}
                fillOpacity={0.08}
                key={key}
                points={polygon((spoke) => rows[spoke]!.values[at]! / outermost)}
                stroke={colour}
                strokeWidth={2}
              />
            ))}
            {point !== null &&
              columns.map(({ key, colour }, at) => (
                <PointDot
                  colour={colour}
                  key={key}
                  {...corner(point, rows[point]!.values[at]! / outermost)}
                />
              ))}
            <text dy="1em" fill={tokens.colorNeutralForeground3} fontSize={10} x={4} y={-radius}>
              {formatNumber(outermost)}
            </text>
          </Group>
        </svg>
      )}
    </ChartSurface>
  );
}
