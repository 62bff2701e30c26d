import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { DropzonePage as Page } from '../features/dropzone/dropzone-page';
export const messages = [demoMessages, uiMessages];
