import { formatList } from '@backoffice/i18n/format-list';
import { ChartLegend, ChartSlider, type Sheet, type SheetRow } from '@backoffice/charts';
import { defineMessages, formatNumber, type Language, useLanguage } from '@backoffice/i18n';
import { Button, uiMessages } from '@backoffice/ui';
import { DataTable, type Column } from '@backoffice/ui/list';
import { lazy, Suspense, useState } from 'react';
import { DemoCard, DemoPage } from '../../demo-page';
import { CHART_HEIGHT, type DrawnSheet, pointAt } from './chart-frame';
import { useChartsStyles } from './charts.styles';

const chartsMessages = defineMessages('demo-charts', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** The same figures as the chart. */
function ChartTable({ label, sheet: { head, columns, rows } }: { label: string; sheet: Sheet }) {
  const shown: Column<SheetRow>[] = [
    { key: 'label', header: head, width: 120, cell: (row) => row.label },
    ...columns.map(({ key, label: header }, at): Column<SheetRow> => ({
      key,
      header,
      width: 110,
      align: 'end',
      cell: ({ values }) => formatNumber(values[at]!),
    })),
  ];
  return <DataTable caption={label} columns={shown} rowKey={(row) => row.label} rows={rows} state="rows" />;
}

const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing')).ChartDrawing }));

/** The figures of a point in words. */
function pointText({ columns, rows }: DrawnSheet, point: number, text: typeof chartsMessages.text): string {
  const { label, values } = rows[point]!;
  const figures = columns.map(({ label: series }, at) =>
    text('charts.value', { series, value: formatNumber(values[at]!) }),
  );
  return text('charts.point', { label, values: formatList(figures, { style: 'narrow' }) });
}

/** A drawing with the point that the pointer or the arrow keys are at, whose figures stand below it. */
function ChartSurface({ label, sheet }: { label: string; sheet: DrawnSheet }) {
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

type ChartText = Parameters<typeof chartsMessages.text>[0];

const seriesTexts = {
  card: 'charts.series.card',
  payments: 'charts.series.payments',
  total: 'charts.series.total',
  visits: 'charts.series.visits',
  wallet: 'charts.series.wallet',
} as const;

interface Series {
  name: keyof typeof seriesTexts;
  kind: 'bar' | 'line';
  colour: string;
  /** One for each label. */
  values: readonly number[];
}

interface ChartDeclaration {
  intro: ChartText;
  title: ChartText;
  /** Names the labels: "Day", "Month". */
  head: ChartText;
  labels: (language: Language) => readonly string[];
  series: readonly Series[];
}

/** A page with a chart, and its figures as a table one click away. */
export function chartPage({ intro, title: titleText, head, labels, series }: ChartDeclaration) {
  function Page() {
    const styles = useChartsStyles();
    const text = chartsMessages.useText();
    const language = useLanguage();
    const [isTable, setIsTable] = useState(false);
    const title = text(titleText);
    const sheet: DrawnSheet = {
      head: text(head),
      columns: series.map(({ name, kind, colour }) => ({
        key: name,
        label: text(seriesTexts[name]),
        kind,
        colour,
      })),
      rows: labels(language).map((label, at) => ({ label, values: series.map(({ values }) => values[at]!) })),
    };
    return (
      <DemoPage intro={text(intro)}>
        <DemoCard title={title}>
          <div className={styles.head}>
            <ChartLegend entries={sheet.columns} position="above" />
            <Button onClick={() => setIsTable(!isTable)}>
              {isTable ? text('charts.as-chart') : text('charts.as-table')}
            </Button>
          </div>
          {isTable ? (
            <ChartTable label={title} sheet={sheet} />
          ) : (
            <ChartSurface label={title} sheet={sheet} />
          )}
        </DemoCard>
      </DemoPage>
    );
  }
  return { Page, messages: [chartsMessages, uiMessages] };
}
