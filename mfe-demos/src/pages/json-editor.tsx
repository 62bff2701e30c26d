import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { JsonEditorPage as Page } from '../features/json-editor/json-editor-page';
export const messages = [demoMessages, uiMessages];
