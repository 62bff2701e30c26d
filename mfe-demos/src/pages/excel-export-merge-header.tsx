import { uiMessages } from '@backoffice/ui';
import { documentsMessages } from '../features/documents/documents-messages';

export { MergedHeaderPage as Page } from '../features/documents/merged/merged-header-page';
export const messages = [documentsMessages, uiMessages];
