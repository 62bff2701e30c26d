import { listPage } from '@backoffice/list-screen';
import { ArticleList } from '../features/articles/list/article-list';
import { articles } from '../features/articles/list/articles';

export const { Page, messages, prefetch } = listPage(articles, () => <ArticleList list={articles} />);
