import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { StickyPage as Page } from '../features/sticky/sticky-page';
export const messages = [demoMessages, uiMessages];
