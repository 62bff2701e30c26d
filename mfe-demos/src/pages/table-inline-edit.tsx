import { uiMessages } from '@backoffice/ui';
import { tablesMessages } from '../features/tables/tables-messages';

export { EditTablePage as Page } from '../features/tables/edit/edit-table-page';
export const messages = [tablesMessages, uiMessages];
