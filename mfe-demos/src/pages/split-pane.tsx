import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { SplitPanePage as Page } from '../features/split-pane/split-pane-page';
export const messages = [demoMessages, uiMessages];
