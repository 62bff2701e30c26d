import { uiMessages } from '@backoffice/ui';
import { messages as contentMessages } from '../messages';

export { ArticleEditPage as Page } from '../features/articles/form/article-edit-page';
export const messages = [contentMessages, uiMessages];
