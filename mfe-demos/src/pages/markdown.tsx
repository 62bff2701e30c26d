import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { MarkdownPage as Page } from '../features/markdown/markdown-page';
export const messages = [demoMessages, uiMessages];
