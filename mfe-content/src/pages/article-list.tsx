import { uiMessages } from '@backoffice/ui';
import { messages as contentMessages } from '../messages';

export { ArticleListPage as Page } from '../features/articles/list/article-list-page';
export { prefetchArticles as prefetch } from '../features/articles/list/prefetch-articles';
export const messages = [contentMessages, uiMessages];
