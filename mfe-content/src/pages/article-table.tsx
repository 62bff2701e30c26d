import { uiMessages } from '@backoffice/ui';
import { messages as contentMessages } from '../messages';

export { ArticleTablePage as Page } from '../features/articles/list/article-table-page';
export { prefetchArticles as prefetch } from '../features/articles/list/prefetch-articles';
export const messages = [contentMessages, uiMessages];
