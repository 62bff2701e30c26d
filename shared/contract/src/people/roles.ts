import * as z from 'zod/mini';
import { asRead, changeReason, orderBy, readAt } from '../fields/field-schemas';
import { roleSorts } from '../fields/field-values';
import { menuSections } from '../navigation/menu-sections';
import { grantActions } from '../permissions';
import { type RouteNode, routeNode } from '../navigation/route-node';
import { displayName, multiline, sought } from '../text/text-schemas';

export const ROLE_KEY_MAX = 32;
export const ROLE_NAME_MAX = 64;
export const ROLE_DESCRIPTION_MAX = 500;
const builtInRoles: readonly string[] = ['admin', 'editor', 'visitor'];

/** Whether a role, by its key, came with the product: its name stays. */
export const isBuiltInRole = (key: string): boolean => builtInRoles.includes(key);

const TREE_DEPTH = 6;
const NODES_MAX = 500;

/** `GET /roles/list`. */
export const roleOption = z.object({
  id: z.string(),
  name: z.string(),
  /** It grants what the caller does not hold, who can change nobody who has it. */
  beyondOwn: z.optional(z.literal(true)),
});
export type RoleOption = z.infer<typeof roleOption>;
export const roleOptionsResponse = z.array(roleOption);

/** `GET /roles`: in the order in which they were made where none is asked for. */
export const rolesQuery = z.strictObject({ sort: z.optional(orderBy(roleSorts)) });

/** One of `GET /roles`. */
export const role = z.object({
  key: z.string(),
  /** Text, never HTML. */
  name: z.string(),
  description: z.string(),
  /** The pages that it holds, hidden ones too, each with its actions, and the groups above them. */
  routes: z.array(routeNode),
  /** It holds each page that there is and will be, and can't lose one. */
  holdsEverything: z.boolean(),
  /** How many active users hold it. */
  users: z.int(),
  /** How many hold it, whatever their status: one that is held can't be deleted. */
  holders: z.int(),
  updatedAt: z.string(),
});
export type Role = z.infer<typeof role>;
export const rolesResponse = z.array(role);

/** Fields of the specification's own nodes, taken beside `path` and in `meta`; they change no grant. */
interface MenuFlags {
  hidden?: boolean | undefined;
  alwaysShow?: boolean | undefined;
}

/** A node of the tree that a role is given. Only paths and actions count; a page without actions is granted to be viewed. */
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

// Level by level: a schema that refers to itself could be led into any depth.
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
 * `POST /role`; an `Idempotency-Key` header makes a repeated call answer the first one's role. Where the key is
 * missing or empty, the server makes one of the name.
 * 409 names `key` or `name` when it is taken; 400 names `routes` when a page is unknown, is named twice, or is more than the
 * caller holds.
 */
export const roleCreateRequest = z.strictObject({
  key: z.optional(keyOrEmpty),
  name,
  description: z._default(description, ''),
  routes,
});
export type RoleCreateRequest = z.input<typeof roleCreateRequest>;

/**
 * `PUT /role/:id`, by the role's key. What is left out stays, a role is taken as it was read (see `asRead`). 409 names `updatedAt` with the current one when the role was changed
 * since. 400 names `routes` where it would take role management from the caller, or a page from a role that holds everything.
 */
export const roleUpdateRequest = z.strictObject({
  ...asRead(role),
  key: z.optional(key),
  name: z.optional(name),
  description: z.optional(description),
  routes: z.optional(routes),
  updatedAt: readAt,
  reason: changeReason,
});
export type RoleUpdateRequest = z.input<typeof roleUpdateRequest>;

export const roleParams = z.strictObject({ id: key });
/** `DELETE /role/:id`: 409 while users hold it. */
export const roleDeleteQuery = z.strictObject({ updatedAt: readAt });
export const roleDeleteResponse = z.object({ key: z.string() });
