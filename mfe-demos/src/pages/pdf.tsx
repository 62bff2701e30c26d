import { uiMessages } from '@backoffice/ui';
import { documentsMessages } from '../features/documents/documents-messages';

export { PdfPage as Page } from '../features/documents/pdf/pdf-page';
export const messages = [documentsMessages, uiMessages];
