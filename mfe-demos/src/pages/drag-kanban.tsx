import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { DragKanbanPage as Page } from '../features/drag-kanban/drag-kanban-page';
export const messages = [demoMessages, uiMessages];
