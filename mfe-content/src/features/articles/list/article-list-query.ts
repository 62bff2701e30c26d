import {
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_TITLE_MAX,
  articleTypes,
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  sortsById,
  type ArticleType,
  type PageSize,
  type SortById,
} from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import { oneOf, pageNumber, textUpTo } from '@backoffice/list-screen';

/** Stars that can be searched for. */
export const importances = Array.from({ length: ARTICLE_IMPORTANCE_MAX }, (_, index) => index + 1);

/** What the list shows, as its URL says it. */
export interface ArticleListQuery {
  page: number;
  limit: PageSize;
  sort: SortById;
  title?: string | undefined;
  importance?: number | undefined;
  type?: ArticleType | undefined;
}

export const articleListQuery = {
  shape: {
    page: pageNumber,
    limit: oneOf(PAGE_SIZES),
    sort: oneOf(sortsById),
    title: textUpTo(ARTICLE_TITLE_MAX),
    importance: oneOf(importances),
    type: oneOf(articleTypes),
  },
} satisfies ListSchema<ArticleListQuery>;

/** What is shown at first and after a reset. */
export const firstArticlePage: ArticleListQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  sort: '+id',
  title: undefined,
  importance: undefined,
  type: undefined,
};
