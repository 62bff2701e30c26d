import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { CountToPage as Page } from '../features/count-to/count-to-page';
export const messages = [demoMessages, uiMessages];
