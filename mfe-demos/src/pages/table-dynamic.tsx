import { uiMessages } from '@backoffice/ui';
import { tablesMessages } from '../features/tables/tables-messages';

export { DynamicTablePage as Page } from '../features/tables/dynamic/dynamic-table-page';
export const messages = [tablesMessages, uiMessages];
