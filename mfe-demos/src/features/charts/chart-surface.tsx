import { lazy, Suspense, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { CHART_HEIGHT, pointAt } from './chart-frame';
import { chartsMessages } from './charts-messages';
import { useChartsStyles } from './charts.styles';
import { pointAfterKey } from './point-after-key';
import { pointText } from './point-text';
import type { Sheet } from './sheet';

const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing')).ChartDrawing }));

/** A drawing with the point that the pointer or the arrow keys are at, whose figures stand below it. */
export function ChartSurface({ label, sheet }: { label: string; sheet: Sheet }) {
  const styles = useChartsStyles();
  const text = chartsMessages.useText();
  const [point, setPoint] = useState(0);
  const points = sheet.rows.length;
  const said = pointText(sheet, point, text);

  const followPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPoint(pointAt(clientX - left, width, points));
  };
  const followKeys = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, point, points);
    if (next === null) return;
    event.preventDefault();
    setPoint(next);
  };
  return (
    <>
      <div
        aria-label={label}
        aria-roledescription={text('charts.role')}
        aria-valuemax={points - 1}
        aria-valuemin={0}
        aria-valuenow={point}
        aria-valuetext={said}
        className={styles.surface}
        onKeyDown={followKeys}
        onPointerDown={followPointer}
        onPointerMove={followPointer}
        role="slider"
        style={{ height: CHART_HEIGHT }}
        tabIndex={0}
      >
        <div aria-hidden="true" className={styles.drawing}>
          <Suspense fallback={null}>
            <ChartDrawing point={point} sheet={sheet} />
          </Suspense>
        </div>
      </div>
      <p className={styles.said}>{said}</p>
    </>
  );
}
