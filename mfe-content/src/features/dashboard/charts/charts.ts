import { MonthChart } from './month-chart';
import { ShareChart } from './share-chart';
import { TrendChart } from './trend-chart';
import { WeekChart } from './week-chart';

/** All that draws, in the one chunk that comes after the first figures. */
export const charts = { trend: TrendChart, week: WeekChart, share: ShareChart, months: MonthChart };
