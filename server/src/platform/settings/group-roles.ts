import * as z from 'zod/mini';

/** A group of the company's directory, with the key of the role that it gives. */
export interface GroupRole {
  group: string;
  role: string;
}

const MAX_GROUPS = 200;
const roleKey = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,31}$/));
const groupName = z.string().check(z.minLength(1), z.maxLength(256));

/** JSON moves such names before all others, so that their order would not be the written one. */
const isNumber = (group: string) => /^\d+$/.test(group);

/** A JSON object of group and role, in order of precedence: the first group that a user has decides. */
export const groupRoles = z.pipe(
  z.record(groupName, roleKey).check(
    z.refine((roles) => {
      const groups = Object.keys(roles);
      return groups.length > 0 && groups.length <= MAX_GROUPS && !groups.some(isNumber);
    }),
  ),
  z.transform((roles): GroupRole[] => Object.entries(roles).map(([group, role]) => ({ group, role }))),
);
