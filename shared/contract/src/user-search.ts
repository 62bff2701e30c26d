import * as z from 'zod/mini';
import { withoutNul } from './field-schemas';
import { listPage } from './listing';

/** How many users a search answers at most. */
export const USER_SEARCH_MAX = 20;

/** `GET /search/user`: active users whose name has `name` in it, in any case. */
export const userSearchQuery = z.strictObject({
  name: z._default(z.string().check(z.trim(), z.maxLength(64), withoutNul), ''),
});

const foundUser = z.object({ name: z.string() });
export type FoundUser = z.infer<typeof foundUser>;
export const userSearchResponse = listPage(foundUser);
