import { USERNAME_MAX } from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import { firstPage, oneOf, pageFields, textUpTo, type PageQuery } from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface AccessReviewQuery extends PageQuery {
  username?: string | undefined;
  signedIn?: 'open' | 'never' | undefined;
}

export const accessReviewQuery = {
  shape: {
    ...pageFields,
    username: textUpTo(USERNAME_MAX),
    signedIn: oneOf(['open', 'never']),
  },
} satisfies ListSchema<AccessReviewQuery>;

/** What is shown at first and after a reset. */
export const firstAccessPage: AccessReviewQuery = {
  ...firstPage,
  username: undefined,
  signedIn: undefined,
};
