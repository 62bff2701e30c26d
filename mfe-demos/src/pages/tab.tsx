import { uiMessages } from '@backoffice/ui';
import { showcaseMessages } from '../features/showcase/showcase-messages';

export { TabPage as Page } from '../features/showcase/tab/tab-page';
export const messages = [showcaseMessages, uiMessages];
