import { uiMessages } from '@backoffice/ui';
import { messages as contentMessages } from '../messages';

export { ArticleCreatePage as Page } from '../features/articles/form/article-create-page';
export const messages = [contentMessages, uiMessages];
