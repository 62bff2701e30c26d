import { listStateAt, prefetchQuery } from '@backoffice/data';
import { may } from '@backoffice/session';
import type { QueryClient } from '@tanstack/react-query';
import { accessReviewQuery, firstAccessPage } from './access-review-query';
import { accessReviewOptions } from './access-review.queries';

/** Asks for what the page at an address will show, while the page itself is still on its way. */
export async function prefetchAccessReview(client: QueryClient, address: URL): Promise<void> {
  if (!may('accessReview:view')) return;
  await prefetchQuery(client, accessReviewOptions(listStateAt(accessReviewQuery, firstAccessPage, address)));
}
