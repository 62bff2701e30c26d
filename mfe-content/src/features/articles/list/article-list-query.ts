import {
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_TITLE_MAX,
  articleTypes,
  type ArticleType,
} from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import {
  firstSortedPage,
  oneOf,
  sortedPageFields,
  textUpTo,
  type SortedPageQuery,
} from '@backoffice/list-screen';

/** Stars that can be searched for. */
export const importances = Array.from({ length: ARTICLE_IMPORTANCE_MAX }, (_, index) => index + 1);

/** What the list shows, as its URL says it. */
export interface ArticleListQuery extends SortedPageQuery {
  title?: string | undefined;
  importance?: number | undefined;
  type?: ArticleType | undefined;
}

export const articleListQuery = {
  shape: {
    ...sortedPageFields,
    title: textUpTo(ARTICLE_TITLE_MAX),
    importance: oneOf(importances),
    type: oneOf(articleTypes),
  },
} satisfies ListSchema<ArticleListQuery>;

/** What is shown at first and after a reset. */
export const firstArticlePage: ArticleListQuery = {
  ...firstSortedPage,
  title: undefined,
  importance: undefined,
  type: undefined,
};
