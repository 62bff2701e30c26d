import { useLanguage } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
// Drawn by hand: XYChart is too large for a first page, see docs/decisions/0016-first-page.md
import { Group } from '@visx/group';
import type { ReactNode } from 'react';
import { bandCentre, bandPointAt, labelledPoints } from './geometry';
import { type ChartProps, ChartSurface } from './chart-surface';
import { formatMarks, valueScale, type ValueScale } from './value-scale';

/** The measures of a drawing, in pixels. Its upper edge is at 0. */
interface Drawing {
  height: number;
  /** The width of a point's band. */
  room: number;
  /** Returns the x of a point's middle. */
  centre: (point: number) => number;
  scale: ValueScale;
  /** The point under the pointer or the keys; null where there is none. */
  point: number | null;
}

interface BandChartProps extends ChartProps {
  /** Left and right margin, and the width of a label; in pixels. */
  left: number;
  right: number;
  labelWidth: number;
  /** The highest value that is drawn. */
  highest: number;
  children: (drawing: Drawing) => ReactNode;
}

const TOP = 8;
const BOTTOM = 28;
const written = { fill: tokens.colorNeutralForeground2, fontSize: 12 };

/** A drawing whose points lie side by side, with round values at the left, a grid line for each, and labels below. */
export function BandChart(props: BandChartProps) {
  const { left, right, labelWidth, highest, children, ...chart } = props;
  const { height } = chart;
  const { rows } = chart.sheet;
  const language = useLanguage();
  const innerHeight = height - TOP - BOTTOM;
  const scale = valueScale(highest, innerHeight);
  const marks = formatMarks(scale.marks, language);
  const bandOf = (width: number) => ({ points: rows.length, left, width: width - left - right });
  return (
    <ChartSurface
      {...chart}
      geometry={(width) => ({
        pointAt: (x) => bandPointAt(bandOf(width), x),
        tooltipPosition: (point) => ({ x: bandCentre(bandOf(width), point), y: TOP }),
      })}
    >
      {(width, point) => {
        const band = bandOf(width);
        const centre = (at: number) => bandCentre(band, at);
        const labels = labelledPoints(rows.length, Math.max(2, Math.floor(band.width / labelWidth)));
        return (
          <svg height={height} width={width}>
            <Group top={TOP}>
              {scale.marks.map((value, at) => (
                <g key={value} transform={`translate(0, ${scale.below(value)})`}>
                  <line stroke={tokens.colorNeutralStroke3} x1={left} x2={width - right} />
                  <text {...written} dy="0.3em" textAnchor="end" x={left - 8}>
                    {marks[at]}
                  </text>
                </g>
              ))}
              {children({ height: innerHeight, room: band.width / rows.length, centre, scale, point })}
              {labels.map((at) => (
                <text {...written} key={at} textAnchor="middle" x={centre(at)} y={innerHeight + 18}>
                  {rows[at]!.short ?? rows[at]!.label}
                </text>
              ))}
            </Group>
          </svg>
        );
      }}
    </ChartSurface>
  );
}
