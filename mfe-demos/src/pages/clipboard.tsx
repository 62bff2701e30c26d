import { uiMessages } from '@backoffice/ui';
import { showcaseMessages } from '../features/showcase/showcase-messages';

export { ClipboardPage as Page } from '../features/showcase/clipboard/clipboard-page';
export const messages = [showcaseMessages, uiMessages];
