import { uiMessages } from '@backoffice/ui';
import { showcaseMessages } from '../features/showcase/showcase-messages';

export { LanguagePage as Page } from '../features/showcase/language/language-page';
export const messages = [showcaseMessages, uiMessages];
