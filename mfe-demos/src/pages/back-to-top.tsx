import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { BackToTopPage as Page } from '../features/back-to-top/back-to-top-page';
export const messages = [demoMessages, uiMessages];
