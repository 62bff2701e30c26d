import { queryOptions } from '@tanstack/react-query';
import type { AccessReviewQuery } from './access-review-query';
import { accessReviewApi } from './access-review.api';

export const accessKeys = { lists: ['access-review'] };

/** The page of users that a query asks for; each look is a new one. */
export const accessReviewOptions = (query: AccessReviewQuery) =>
  queryOptions({
    queryKey: [...accessKeys.lists, query],
    queryFn: ({ signal }) => accessReviewApi.list(query, { signal }),
    staleTime: 1_000,
  });
