import * as z from 'zod/mini';

/** `GET /roles/list`. */
export const roleOption = z.object({ id: z.string(), name: z.string() });
export type RoleOption = z.infer<typeof roleOption>;
export const roleOptionsResponse = z.array(roleOption);
