import * as z from 'zod/mini';
import { asRead, changeReason, orderBy, readAt } from '../fields/field-schemas';
import { roleSorts } from '../fields/field-values';
import { menuSections } from '../navigation/menu-sections';
import { grantActions } from '../screens';
import { type RouteNode, routeNode } from '../navigation/route-node';
import { displayName, multiline, sought } from '../text/text-schemas';

export const ROLE_KEY_MAX = 32;
export const ROLE_NAME_MAX = 64;
export const ROLE_DESCRIPTION_MAX = 500;
const builtInRoles: readonly string[] = ['admin', 'editor', 'visitor'];

/** Returns true for the key of a built-in role, whose name cannot be changed. */
export const isBuiltInRole = (key: string): boolean => builtInRoles.includes(key);

const TREE_DEPTH = 6;
const NODES_MAX = 500;

/** `GET /roles/list`. */
const roleOption = z.object({
  id: z.string(),
  name: z.string(),
  /** True if the role has permissions that the caller lacks; the caller cannot change its users. */
  beyondOwn: z.optional(z.literal(true)),
});
export type RoleOption = z.infer<typeof roleOption>;
export const roleOptionsResponse = z.array(roleOption);

/** `GET /roles`: in order of creation unless sorted. */
export const rolesQuery = z.strictObject({ sort: z.optional(orderBy(roleSorts)) });

export const factorRules = ['optional', 'required'] as const;
export type FactorRule = (typeof factorRules)[number];
export const GRACE_DAYS_MAX = 90;
export const GRACE_DAYS_DEFAULT = 7;
const graceDays = z.int().check(z.minimum(0), z.maximum(GRACE_DAYS_MAX));

/** A role in `GET /roles`. */
export const role = z.object({
  key: z.string(),
  /** Plain text, never HTML. */
  name: z.string(),
  description: z.string(),
  /** The role's pages with their actions, including hidden pages, and the groups above them. */
  routes: z.array(routeNode),
  /** True if the role has every permission, including future ones, and cannot lose any. */
  holdsEverything: z.boolean(),
  /** Number of active users with the role. */
  users: z.int(),
  /** Number of all users with the role; a role with any cannot be deleted. */
  holders: z.int(),
  /** Left out, like the next, by an API that does not support second factors. */
  secondFactor: z.optional(z.enum(factorRules)),
  /** Days from the time that the role requires a second factor until nothing else is allowed without one. */
  secondFactorGraceDays: z.optional(graceDays),
  updatedAt: z.string(),
});
export type Role = z.infer<typeof role>;
export const rolesResponse = z.array(role);

/** Fields in the nodes of the specification, accepted beside `path` and in `meta`; they change no permission. */
interface MenuFlags {
  hidden?: boolean | undefined;
  alwaysShow?: boolean | undefined;
}

/** A node of the tree in a role's request. Only paths and actions are used; a page without actions grants `view`. */
export type RoleRoute = Pick<RouteNode, 'path'> &
  Partial<Omit<RouteNode, 'path' | 'meta' | 'children'>> &
  MenuFlags & {
    meta?: (Partial<RouteNode['meta']> & MenuFlags) | undefined;
    children?: RoleRoute[] | undefined;
  };

const text = sought(512);
const languages = z.strictObject({ en: text, zh: text, es: text, ja: text });
const menuFlags = { hidden: z.optional(z.boolean()), alwaysShow: z.optional(z.boolean()) };
const routeFields = {
  path: text,
  ...menuFlags,
  component: z.optional(text),
  name: z.optional(text),
  redirect: z.optional(text),
  aliases: z.optional(z.array(text).check(z.maxLength(10))),
  meta: z.optional(
    z.strictObject({
      title: z.optional(text),
      titles: z.optional(languages),
      icon: z.optional(text),
      section: z.optional(z.enum(menuSections)),
      ...menuFlags,
      affix: z.optional(z.boolean()),
      actions: z.optional(z.array(z.enum(grantActions)).check(z.maxLength(grantActions.length))),
    }),
  ),
};

// One schema for each level: a recursive schema would accept any depth.
function roleRoute(depth: number): z.ZodMiniType<RoleRoute, RoleRoute> {
  const children =
    depth > 1 ? z.array(roleRoute(depth - 1)).check(z.maxLength(NODES_MAX)) : z.array(z.never());
  return z.strictObject({ ...routeFields, children: z.optional(children) });
}

const key = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,31}$/));
const keyOrEmpty = z.string().check(z.regex(/^([a-z][a-z0-9_-]{0,31})?$/));
const name = displayName(ROLE_NAME_MAX);
const description = multiline(ROLE_DESCRIPTION_MAX);
const routes = z.array(roleRoute(TREE_DEPTH)).check(z.maxLength(NODES_MAX));

/**
 * `POST /role`; an `Idempotency-Key` header makes a repeated call answer the first one's role. If the key is missing or empty,
 * the server derives one from the name. 409 names `key` or `name` when it is in use; 400 names `routes` when a page is unknown,
 * is listed twice, or exceeds the caller's permissions.
 */
export const roleCreateRequest = z.strictObject({
  key: z.optional(keyOrEmpty),
  name,
  description: z._default(description, ''),
  routes,
  secondFactor: z.optional(z.enum(factorRules)),
  secondFactorGraceDays: z.optional(graceDays),
});
export type RoleCreateRequest = z.input<typeof roleCreateRequest>;

/**
 * `PUT /role/:id`, by the role's key: changes the given fields and accepts a role as it was read (see `asRead`). 409 names
 * `updatedAt`, with its current value, when the role has changed since. 400 names `routes` when the caller would lose role
 * management, or a role with every permission would lose a page.
 */
export const roleUpdateRequest = z.strictObject({
  ...asRead(role),
  key: z.optional(key),
  name: z.optional(name),
  description: z.optional(description),
  routes: z.optional(routes),
  /** 409 for `required` while no administrator has a second factor, or from a page that is not secure. */
  secondFactor: z.optional(z.enum(factorRules)),
  secondFactorGraceDays: z.optional(graceDays),
  updatedAt: readAt,
  reason: changeReason,
});
export type RoleUpdateRequest = z.input<typeof roleUpdateRequest>;

export const roleParams = z.strictObject({ id: key });
/** `DELETE /role/:id`: 409 while users have the role. */
export const roleDeleteQuery = z.strictObject({ updatedAt: readAt });
export const roleDeleteResponse = z.object({ key: z.string() });
