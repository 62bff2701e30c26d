import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { DndListPage as Page } from '../features/dnd-list/dnd-list-page';
export const messages = [demoMessages, uiMessages];
