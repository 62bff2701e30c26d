import { ChartSlider } from '@backoffice/charts';
import { formatNumber, type GetText } from '@backoffice/i18n';
import { lazy, Suspense, useState } from 'react';
import { CHART_HEIGHT, type DrawnSheet, pointAt } from './chart-frame';
import { chartsMessages, type ChartsText } from './charts-messages';
import { useChartsStyles } from './charts.styles';

const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing')).ChartDrawing }));

/** The figures of a point in words. */
function pointText({ columns, rows }: DrawnSheet, point: number, text: GetText<ChartsText>): string {
  const { label, values } = rows[point]!;
  const figures = columns.map(({ label: series }, at) =>
    text('charts.value', { series, value: formatNumber(values[at]!) }),
  );
  return text('charts.point', { label, values: figures.join(', ') });
}

/** A drawing with the point that the pointer or the arrow keys are at, whose figures stand below it. */
export function ChartSurface({ label, sheet }: { label: string; sheet: DrawnSheet }) {
  const styles = useChartsStyles();
  const text = chartsMessages.useText();
  const [point, setPoint] = useState(0);
  const points = sheet.rows.length;
  const figures = pointText(sheet, point, text);
  return (
    <>
      <ChartSlider
        height={CHART_HEIGHT}
        label={label}
        onPoint={(next) => setPoint(next ?? point)}
        point={point}
        pointAt={(x, _y, width) => pointAt(x, width, points)}
        points={points}
        roleDescription={text('charts.role')}
        valueText={figures}
      >
        <div aria-hidden="true" className={styles.drawing}>
          <Suspense fallback={null}>
            <ChartDrawing point={point} sheet={sheet} />
          </Suspense>
        </div>
      </ChartSlider>
      <p className={styles.figures}>{figures}</p>
    </>
  );
}
