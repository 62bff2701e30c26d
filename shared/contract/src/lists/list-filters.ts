import * as z from 'zod/mini';
import { ARTICLE_IMPORTANCE_MAX, ARTICLE_TITLE_MAX, articleTypes } from '../rows/article-values';
import { anyOf, unpaged, unselected } from '../fields/field-schemas';
import { channelListRequest } from '../rows/channels';
import { merchantListRequest } from '../rows/merchants';
import { transactionListQuery } from '../rows/transactions';
import { userListRequest } from '../people/users';
import { sought } from '../text/text-schemas';

/** The filters of lists, for use in a body. */
export const listFilters = {
  merchants: z.omit(merchantListRequest, unselected),
  channels: z.omit(channelListRequest, unselected),
  users: z.omit(userListRequest, unpaged),
  // Numbers of a query string are accepted as such.
  transactions: z.omit(transactionListQuery, unpaged),
  articles: z.strictObject({
    title: z.optional(sought(ARTICLE_TITLE_MAX)),
    importance: z.optional(anyOf(z.int().check(z.minimum(1), z.maximum(ARTICLE_IMPORTANCE_MAX)))),
    type: z.optional(anyOf(z.enum(articleTypes))),
  }),
};
