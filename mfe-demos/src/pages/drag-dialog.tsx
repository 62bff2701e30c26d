import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { DragDialogPage as Page } from '../features/drag-dialog/drag-dialog-page';
export const messages = [demoMessages, uiMessages];
