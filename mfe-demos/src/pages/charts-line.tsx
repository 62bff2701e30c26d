import { uiMessages } from '@backoffice/ui';
import { chartsMessages } from '../features/charts/charts-messages';

export { LineChartPage as Page } from '../features/charts/line-chart-page';
export const messages = [chartsMessages, uiMessages];
