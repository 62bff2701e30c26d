import { uiMessages } from '@backoffice/ui';
import { documentsMessages } from '../features/documents/documents-messages';

export { ZipPage as Page } from '../features/documents/zip/zip-page';
export const messages = [documentsMessages, uiMessages];
