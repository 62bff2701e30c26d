import { richTextMessages } from '@backoffice/rich-text';
import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { RichTextPage as Page } from '../features/rich-text/rich-text-page';
export const messages = [demoMessages, richTextMessages, uiMessages];
