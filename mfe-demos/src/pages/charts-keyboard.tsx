import { uiMessages } from '@backoffice/ui';
import { chartsMessages } from '../features/charts/charts-messages';

export { KeyboardChartPage as Page } from '../features/charts/keyboard-chart-page';
export const messages = [chartsMessages, uiMessages];
