import { uiMessages } from '@backoffice/ui';
import { tablesMessages } from '../features/tables/tables-messages';

export { DragTablePage as Page } from '../features/tables/drag/drag-table-page';
export const messages = [tablesMessages, uiMessages];
