import { uiMessages } from '@backoffice/ui';
import { documentsMessages } from '../features/documents/documents-messages';

export { UploadPage as Page } from '../features/documents/upload/upload-page';
export const messages = [documentsMessages, uiMessages];
