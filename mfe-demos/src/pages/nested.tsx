import { uiMessages } from '@backoffice/ui';
import { showcaseMessages } from '../features/showcase/showcase-messages';

export { NestedPage as Page } from '../features/showcase/nested/nested-page';
export const messages = [showcaseMessages, uiMessages];
