import { DEFAULT_PAGE_SIZE, PAGE_SIZES, USERNAME_MAX, type PageSize } from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import { oneOf, pageNumber, textUpTo } from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface AccessReviewQuery {
  page: number;
  limit: PageSize;
  username?: string | undefined;
  signedIn?: 'open' | 'never' | undefined;
}

export const accessReviewQuery = {
  shape: {
    page: pageNumber,
    limit: oneOf(PAGE_SIZES),
    username: textUpTo(USERNAME_MAX),
    signedIn: oneOf(['open', 'never']),
  },
} satisfies ListSchema<AccessReviewQuery>;

/** What is shown at first and after a reset. */
export const firstAccessPage: AccessReviewQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  username: undefined,
  signedIn: undefined,
};
