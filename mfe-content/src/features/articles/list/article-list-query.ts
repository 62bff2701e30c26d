import {
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_TITLE_MAX,
  articleTypes,
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  paging,
  sortById,
} from '@backoffice/contract';
import * as z from 'zod/mini';

/** What the list shows, as its URL says it. */
export const articleListQuery = z.object({
  page: paging.page,
  limit: z.literal(PAGE_SIZES),
  sort: sortById,
  title: z.optional(z.string().check(z.maxLength(ARTICLE_TITLE_MAX))),
  importance: z.optional(z.int().check(z.minimum(1), z.maximum(ARTICLE_IMPORTANCE_MAX))),
  type: z.optional(z.enum(articleTypes)),
});
export type ArticleListQuery = z.infer<typeof articleListQuery>;

/** What is shown at first and after a reset. */
export const firstArticlePage: ArticleListQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  sort: '+id',
  title: undefined,
  importance: undefined,
  type: undefined,
};
