import { DEFAULT_PAGE_SIZE, PAGE_SIZES, paging, USERNAME_MAX } from '@backoffice/contract';
import * as z from 'zod/mini';

/** What the list shows, as its URL says it. */
export const accessReviewQuery = z.object({
  page: paging.page,
  limit: z.literal(PAGE_SIZES),
  username: z.optional(z.string().check(z.maxLength(USERNAME_MAX))),
  signedIn: z.optional(z.enum(['open', 'never'])),
});
export type AccessReviewQuery = z.infer<typeof accessReviewQuery>;

/** What is shown at first and after a reset. */
export const firstAccessPage: AccessReviewQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  username: undefined,
  signedIn: undefined,
};
