import { uiMessages } from '@backoffice/ui';
import { documentsMessages } from '../features/documents/documents-messages';

export { ExportSelectedPage as Page } from '../features/documents/selected/export-selected-page';
export const messages = [documentsMessages, uiMessages];
