import { uiMessages } from '@backoffice/ui';
import { showcaseMessages } from '../features/showcase/showcase-messages';

export { ThemePage as Page } from '../features/showcase/theme/theme-page';
export const messages = [showcaseMessages, uiMessages];
