import {
  BarChart,
  ChartLegend,
  ChartView,
  LineChart,
  PieChart,
  RadarChart,
  type Sheet,
} from '@backoffice/charts';
import { type DashboardSeries, type SeriesName, seriesNames } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import type { ComponentProps } from 'react';
import { messages } from '../../../messages';
import { type Period, sumOf } from '../figures/period';
import { seriesLooks } from '../figures/series-looks';
import {
  dayInWords,
  monthName,
  monthTotals,
  percentsOf,
  seriesColumns,
  weekdayMeans,
  weekdayNames,
} from './chart-figures';

export { BarChart, ChartLegend, ChartView };

interface Figures {
  series: DashboardSeries;
  period: Period;
  /** The selected series. */
  shown: SeriesName;
}

type Text = typeof messages.text;

/** The days of the selected series, beside the days of the previous period. */
function trendSheet({ period: { days, now, before }, shown }: Figures, text: Text): Sheet {
  const { label, colour } = seriesLooks[shown];
  const beforeColumn = {
    key: 'before',
    label: text('dashboard.chart.before'),
    colour: tokens.colorNeutralForeground3,
    drawn: 'dashed' as const,
  };
  return {
    head: text('dashboard.chart.day'),
    columns: [{ key: shown, label: text(label), colour, drawn: 'line' }, ...(before ? [beforeColumn] : [])],
    rows: days.map((day, at) => ({
      label: day.replaceAll('-', '/'),
      short: dayInWords(day, text),
      values: [now[shown][at]!, ...(before ? [before[shown][at]!] : [])],
    })),
  };
}

/** The average week of the period, for all series. */
function weekSheet({ period }: Figures, text: Text): Sheet {
  const names = weekdayNames(text);
  return {
    head: text('dashboard.chart.weekday'),
    columns: seriesColumns(text),
    rows: weekdayMeans(period).map((means, weekday) => ({
      label: names[weekday]!,
      values: seriesNames.map((name) => means[name]),
    })),
  };
}

/** The share of each series in the period's total. */
function shareSheet({ period }: Figures, text: Text): Sheet {
  const totals = seriesNames.map((name) => sumOf(period.now[name]));
  const percents = percentsOf(totals);
  const colour = tokens.colorNeutralForeground3;
  return {
    head: text('dashboard.chart.series'),
    columns: [
      { key: 'total', label: text('dashboard.chart.total'), colour },
      { key: 'percent', label: text('dashboard.chart.percent'), colour },
    ],
    rows: seriesColumns(text).map(({ label }, at) => ({ label, values: [totals[at]!, percents[at]!] })),
  };
}

function shareLegend({ rows }: Sheet, text: Text): ComponentProps<typeof ChartLegend>['entries'] {
  return seriesColumns(text).map((entry, at) => {
    const percent = formatNumber(rows[at]!.values[1]!);
    return { ...entry, value: text('dashboard.status.share', { percent }) };
  });
}

const colours = seriesNames.map((name) => seriesLooks[name].colour);

function SharePie(chart: ComponentProps<typeof LineChart>) {
  return <PieChart {...chart} colours={colours} />;
}

/** The last twelve months, independent of the period. */
function monthSheet({ series }: Figures, text: Text): Sheet {
  return {
    head: text('dashboard.chart.month'),
    columns: seriesColumns(text),
    rows: monthTotals(series).map(({ month, totals }) => ({
      label: month.replace('-', '/'),
      short: monthName(month, text),
      values: seriesNames.map((name) => totals[name]),
    })),
  };
}

/** The charts; heights in pixels, without legend. The cards reserve space for both while the charts' code is loading. */
const charts = {
  trend: { sheetOf: trendSheet, Drawing: LineChart, height: 280 },
  week: { sheetOf: weekSheet, Drawing: RadarChart, height: 240 },
  share: { sheetOf: shareSheet, Drawing: SharePie, height: 240 },
  months: { sheetOf: monthSheet, Drawing: BarChart, height: 240 },
};

interface SeriesChartProps {
  kind: keyof typeof charts;
  title: string;
  figures: Figures;
  asTable: boolean;
}

/** A chart with its legend, or its figures as a table. All drawing code is in one chunk, loaded after the first figures. */
export function SeriesChart({ kind, title, figures, asTable }: SeriesChartProps) {
  const text = messages.useText();
  const { sheetOf, Drawing, height } = charts[kind];
  const sheet = sheetOf(figures, text);
  const legend = <ChartLegend entries={kind === 'share' ? shareLegend(sheet, text) : sheet.columns} />;
  return (
    <ChartView asTable={asTable} label={title} legend={legend} sheet={sheet}>
      <Drawing height={height} label={title} roleDescription={text('dashboard.chart.role')} sheet={sheet} />
    </ChartView>
  );
}
