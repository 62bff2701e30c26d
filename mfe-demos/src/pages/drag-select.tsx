import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { DragSelectPage as Page } from '../features/drag-select/drag-select-page';
export const messages = [demoMessages, uiMessages];
