import { uiMessages } from '@backoffice/ui';
import { documentsMessages } from '../features/documents/documents-messages';

export { ExportPage as Page } from '../features/documents/export/export-page';
export const messages = [documentsMessages, uiMessages];
