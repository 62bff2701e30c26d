import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { messages } from '../../../messages';
import { ChartTooltip } from './chart-tooltip';
import { useChartSurfaceStyles } from './chart-surface.styles';
import { pointAfterKey } from './point-after-key';
import { pointText } from './point-text';
import type { Sheet } from './sheet';
import { useWidth } from './use-width';

interface ChartGeometry {
  /** The point that lies at a place of the drawing; null where none does. */
  pointAt: (x: number, y: number) => number | null;
  /** Where the tooltip of a point belongs. */
  placeOf: (point: number) => { x: number; y: number };
}

interface ChartSurfaceProps {
  label: string;
  sheet: Sheet;
  height: number;
  geometry: (width: number) => ChartGeometry;
  /** Draws, in the width that there is, with the point that is pointed at. */
  children: (width: number, point: number | null) => ReactNode;
}

/**
 * Holds a drawing together with the point that pointer or arrow keys are at. It is a slider to screen readers, which
 * say the value of each point that the keys come to.
 */
export function ChartSurface({ label, sheet, height, geometry, children }: ChartSurfaceProps) {
  const styles = useChartSurfaceStyles();
  const text = messages.useText();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const points = sheet.rows.length;
  const [chosen, setChosen] = useState(points - 1);
  const [isPointing, setIsPointing] = useState(false);
  // There may be fewer points than a moment ago.
  const point = Math.max(0, Math.min(chosen, points - 1));
  const shown = isPointing && points > 0 ? point : null;
  const { pointAt, placeOf } = geometry(width);

  const pointTo = (next: number | null) => {
    setIsPointing(next !== null);
    if (next !== null) setChosen(next);
  };
  const followPointer = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    pointTo(pointAt(clientX - left, clientY - top));
  };
  const followKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsPointing(false);
    const next = pointAfterKey(event.key, point, points);
    if (next === null) return;
    event.preventDefault();
    pointTo(next);
  };

  return (
    <div
      aria-label={label}
      aria-roledescription={text('dashboard.chart.role')}
      aria-valuemax={Math.max(0, points - 1)}
      aria-valuemin={0}
      aria-valuenow={point}
      aria-valuetext={pointText(sheet, point)}
      className={styles.surface}
      onBlur={() => setIsPointing(false)}
      onFocus={() => setIsPointing(true)}
      onKeyDown={followKeys}
      onPointerDown={followPointer}
      onPointerLeave={() => setIsPointing(false)}
      onPointerMove={followPointer}
      ref={box}
      role="slider"
      style={{ height }}
      tabIndex={0}
    >
      <div aria-hidden="true">{width > 0 && children(width, shown)}</div>
      {shown !== null && (
        <ChartTooltip place={placeOf(shown)} point={shown} sheet={sheet} surfaceWidth={width} />
      )}
    </div>
  );
}
