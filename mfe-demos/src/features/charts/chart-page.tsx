import { ChartSurface, type Sheet, type SheetRow } from '@backoffice/charts';
import { defineMessages, formatNumber, type Language, useLanguage } from '@backoffice/i18n';
import { Button, makeStyles, tokens, uiMessages } from '@backoffice/ui';
import { spacedRow } from '@backoffice/ui/layout-rules';
import { DataTable, type Column } from '@backoffice/ui/list';
import { lateComponent } from '@backoffice/ui/late-component';
import { useState } from 'react';
import { DemoCard, DemoPage } from '../../demo-page';
import { CHART_HEIGHT, chartGeometry, type DrawnSheet, type SeriesKind } from './chart-frame';
import { type Range, RangeSlider } from './range-slider';
import { SeriesSwitches } from './series-switches';

const chartsMessages = defineMessages('demo-charts', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

const useChartPageStyles = makeStyles({
  head: { ...spacedRow, gap: tokens.spacingHorizontalM, marginBlockEnd: tokens.spacingVerticalM },
});

/** The figures of the chart as a table. */
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

const ChartDrawing = lateComponent(async () => (await import('./chart-drawing')).ChartDrawing);

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
  kind: SeriesKind;
  colour: string;
  /** A value for each label. */
  values: readonly number[];
}

interface ChartDeclaration {
  intro: ChartText;
  title: ChartText;
  /** The name of the labels, such as “Day” or “Month”. */
  head: ChartText;
  labels: (language: Language) => readonly string[];
  series: readonly Series[];
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set(keys.has(key) ? [...keys].filter((each) => each !== key) : [...keys, key]);
}

/** Returns the rows of a sheet in the range, without the hidden series. */
function shownSheet(
  { columns, rows, ...sheet }: DrawnSheet,
  hidden: ReadonlySet<string>,
  range: Range,
): DrawnSheet {
  return {
    ...sheet,
    columns: columns.filter(({ key }) => !hidden.has(key)),
    rows: rows.slice(range.from, range.to + 1).map(({ values, ...row }) => ({
      ...row,
      values: values.filter((_value, at) => !hidden.has(columns[at]!.key)),
    })),
  };
}

/** Creates a page with a chart whose series and range can be chosen, and which can be shown as a table. */
export function chartPage({ intro, title: titleText, head, labels, series }: ChartDeclaration) {
  function Page() {
    const styles = useChartPageStyles();
    const text = chartsMessages.useText();
    const language = useLanguage();
    const [isTable, setIsTable] = useState(false);
    const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
    const title = text(titleText);
    const names = labels(language);
    const [range, setRange] = useState<Range>({ from: 0, to: names.length - 1 });
    const whole: DrawnSheet = {
      head: text(head),
      columns: series.map(({ name, kind, colour }) => ({
        key: name,
        label: text(seriesTexts[name]),
        kind,
        colour,
      })),
      rows: names.map((label, at) => ({ label, values: series.map(({ values }) => values[at]!) })),
    };
    const sheet = shownSheet(whole, hidden, range);
    return (
      <DemoPage intro={text(intro)}>
        <DemoCard title={title}>
          <div className={styles.head}>
            <SeriesSwitches
              columns={whole.columns}
              hidden={hidden}
              label={text('charts.series')}
              onToggle={(key) => setHidden(toggled(hidden, key))}
            />
            <Button onClick={() => setIsTable(!isTable)}>
              {isTable ? text('charts.as-chart') : text('charts.as-table')}
            </Button>
          </div>
          {isTable ? (
            <ChartTable label={title} sheet={sheet} />
          ) : (
            <ChartSurface
              geometry={(width) => chartGeometry(width, sheet.rows.length)}
              height={CHART_HEIGHT}
              label={title}
              roleDescription={text('charts.role')}
              sheet={sheet}
            >
              {(width, point) => <ChartDrawing point={point} sheet={sheet} width={width} />}
            </ChartSurface>
          )}
          <RangeSlider
            heights={whole.rows.map(({ values }) => Math.max(...values))}
            labels={names}
            onChange={setRange}
            range={range}
            texts={{
              range: text('charts.range'),
              from: text('charts.range.from'),
              to: text('charts.range.to'),
            }}
          />
        </DemoCard>
      </DemoPage>
    );
  }
  return { Page, messages: [chartsMessages, uiMessages] };
}
