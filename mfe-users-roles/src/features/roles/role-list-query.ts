import * as z from 'zod/mini';

/** What stands in the address of the page. */
export const roleListQuery = z.object({ view: z.optional(z.literal('matrix')) });

export const firstRoleView: z.infer<typeof roleListQuery> = { view: undefined };
