import { uiMessages } from '@backoffice/ui';
import { showcaseMessages } from '../features/showcase/showcase-messages';

export { IconsPage as Page } from '../features/showcase/icons/icons-page';
export const messages = [showcaseMessages, uiMessages];
