import { uiMessages } from '@backoffice/ui';
import { documentsMessages } from '../features/documents/documents-messages';

export { PdfDownloadPage as Page } from '../features/documents/pdf/pdf-download-page';
export const messages = [documentsMessages, uiMessages];
