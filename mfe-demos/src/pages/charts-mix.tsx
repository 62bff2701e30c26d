import { uiMessages } from '@backoffice/ui';
import { chartsMessages } from '../features/charts/charts-messages';

export { MixChartPage as Page } from '../features/charts/mix-chart-page';
export const messages = [chartsMessages, uiMessages];
