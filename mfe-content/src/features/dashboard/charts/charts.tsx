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
import { tokens } from '@backoffice/ui';
import type { ComponentProps, ReactNode } from 'react';
import { formatNumber } from '@backoffice/i18n';
import { type Period, sumOf } from '../figures/period';
import { messages } from '../../../messages';
import { seriesLooks } from '../figures/series-looks';
import { monthTotals, percentsOf, seriesColumns, weekdayMeans, weekdayNames } from './chart-figures';

/** In pixels, without legend. The cards reserve room for both before the charts' code is here. */
const chartHeights = { trend: 280, others: 240 } as const;

/** What each chart of the dashboard is given. */
interface ChartProps {
  title: string;
  series: DashboardSeries;
  period: Period;
  /** The series whose panel is pressed. */
  shown: SeriesName;
  asTable: boolean;
}

interface SheetViewProps {
  title: string;
  sheet: Sheet;
  asTable: boolean;
  height?: number;
  /** The columns, where nothing else is given. */
  legend?: ComponentProps<typeof ChartLegend>['entries'];
  draw: (chart: ComponentProps<typeof LineChart>) => ReactNode;
}

/** A drawing over its legend, or its figures as a table. */
function SheetView(props: SheetViewProps) {
  const { title, sheet, asTable, height = chartHeights.others, legend = sheet.columns, draw } = props;
  const text = messages.useText();
  return (
    <ChartView asTable={asTable} label={title} legend={<ChartLegend entries={legend} />} sheet={sheet}>
      {draw({ height, label: title, roleDescription: text('dashboard.chart.role'), sheet })}
    </ChartView>
  );
}

/** The days of one series, with those before them. */
function TrendChart({ title, period: { days, now, before }, shown, asTable }: ChartProps) {
  const text = messages.useText();
  const { label, colour } = seriesLooks[shown];
  const sheet: Sheet = {
    head: text('dashboard.chart.day'),
    columns: [
      { key: shown, label: text(label), colour },
      ...(before
        ? [{ key: 'before', label: text('dashboard.chart.before'), colour: tokens.colorNeutralForeground3 }]
        : []),
    ],
    rows: days.map((day, at) => ({
      label: day.replaceAll('-', '/'),
      values: [now[shown][at]!, ...(before ? [before[shown][at]!] : [])],
    })),
  };
  return (
    <SheetView
      asTable={asTable}
      draw={(chart) => <LineChart {...chart} />}
      height={chartHeights.trend}
      sheet={sheet}
      title={title}
    />
  );
}

/** The average week of the period, series over series. */
function WeekChart({ title, period, asTable }: ChartProps) {
  const text = messages.useText();
  const sheet: Sheet = {
    head: text('dashboard.chart.weekday'),
    columns: seriesColumns(text),
    rows: weekdayMeans(period).map((means, weekday) => ({
      label: text(weekdayNames[weekday]!),
      values: seriesNames.map((name) => means[name]),
    })),
  };
  return (
    <SheetView asTable={asTable} draw={(chart) => <RadarChart {...chart} />} sheet={sheet} title={title} />
  );
}

/** What part of the period's events each series is. */
function ShareChart({ title, period, asTable }: ChartProps) {
  const text = messages.useText();
  const totals = seriesNames.map((name) => sumOf(period.now[name]));
  const percents = percentsOf(totals);
  const colours = seriesNames.map((name) => seriesLooks[name].colour);
  const sheet: Sheet = {
    head: text('dashboard.chart.series'),
    columns: [
      { key: 'total', label: text('dashboard.chart.total'), colour: tokens.colorNeutralForeground3 },
      { key: 'percent', label: text('dashboard.chart.percent'), colour: tokens.colorNeutralForeground3 },
    ],
    rows: seriesColumns(text).map(({ label }, at) => ({ label, values: [totals[at]!, percents[at]!] })),
  };
  const legend = seriesColumns(text).map((entry, at) => ({
    ...entry,
    value: text('dashboard.status.share', { percent: formatNumber(percents[at]!) }),
  }));
  return (
    <SheetView
      asTable={asTable}
      draw={(chart) => <PieChart {...chart} colours={colours} />}
      legend={legend}
      sheet={sheet}
      title={title}
    />
  );
}

/** The last twelve months, whatever the period. */
function MonthChart({ title, series, asTable }: ChartProps) {
  const text = messages.useText();
  const sheet: Sheet = {
    head: text('dashboard.chart.month'),
    columns: seriesColumns(text),
    rows: monthTotals(series).map(({ month, totals }) => ({
      label: month.replace('-', '/'),
      values: seriesNames.map((name) => totals[name]),
    })),
  };
  return (
    <SheetView asTable={asTable} draw={(chart) => <BarChart {...chart} />} sheet={sheet} title={title} />
  );
}

/** All that draws, in the one chunk that comes after the first figures. */
export const charts = { trend: TrendChart, week: WeekChart, share: ShareChart, months: MonthChart };
