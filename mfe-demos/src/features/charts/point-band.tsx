import { tokens } from '@backoffice/ui';
import { DataContext } from '@visx/xychart';
import { useContext } from 'react';

/** Marks the place of the point that is pointed at, over the chart's whole height. */
export function PointBand({ point, points }: { point: number; points: number }) {
  const { innerWidth = 0, innerHeight = 0, margin } = useContext(DataContext);
  if (!margin || innerWidth <= 0) return null;
  const width = innerWidth / points;
  return (
    <rect
      fill={tokens.colorNeutralBackground1Selected}
      height={innerHeight}
      width={width}
      x={margin.left + point * width}
      y={margin.top}
    />
  );
}
