import { listStateAt, prefetchQuery } from '@backoffice/data';
import { may } from '@backoffice/session';
import type { QueryClient } from '@tanstack/react-query';
import { articleListOptions } from './article-list-query';
import { articleListQuery, firstArticlePage } from './article-list-query';

/** Asks for the articles that the page at an address will show, while the page itself is still on its way. */
export async function prefetchArticles(client: QueryClient, address: URL): Promise<void> {
  if (!may('articles:view') && !may('articleTable:view')) return;
  const query = listStateAt(articleListQuery, firstArticlePage, address);
  await prefetchQuery(client, articleListOptions(query));
}
