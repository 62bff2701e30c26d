import { listPage } from '@backoffice/list-screen';
import { ArticleList } from '../features/articles/list/article-list';
import { articleTable } from '../features/articles/list/articles';

export const { Page, messages, prefetch } = listPage(articleTable, () => <ArticleList list={articleTable} />);
