import { uiMessages } from '@backoffice/ui';
import { messages as contentMessages } from '../messages';

export { DashboardPage as Page } from '../features/dashboard/dashboard-page';
export { prefetchDashboard as prefetch } from '../features/dashboard/prefetch-dashboard';
export const messages = [contentMessages, uiMessages];
