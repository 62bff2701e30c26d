import type { DashboardSeries, SeriesName } from '@backoffice/contract';
import type { Period } from '../series/period';

/** What each chart of the dashboard is given. */
export interface ChartProps {
  title: string;
  series: DashboardSeries;
  period: Period;
  /** The series whose panel is pressed. */
  shown: SeriesName;
  asTable: boolean;
}
