import * as z from 'zod/mini';
import { menuSections } from './menu-sections';
import { grantActions } from '../screens';

/** Titles by language; a node has one in each. */
const nodeTitles = z.object({ en: z.string(), zh: z.string(), es: z.string(), ja: z.string() });

const routeMeta = z.object({
  /** English title, for clients without languages. */
  title: z.string(),
  titles: z.optional(nodeTitles),
  /** A name in the host's icon list. */
  icon: z.optional(z.string()),
  /** The caption of the menu under which the node and its children are listed. */
  section: z.optional(z.enum(menuSections)),
  /** Reachable, but not in the menu. */
  hidden: z.optional(z.boolean()),
  /** Pinned in the tags bar. */
  affix: z.optional(z.boolean()),
  /** For nodes added by a remote: the roles that see it; left out, all users do. */
  roles: z.optional(z.array(z.string())),
  /** The actions that the signed-in user may do on this screen. */
  actions: z.optional(z.array(z.enum(grantActions))),
});

/** A node of `GET /routes`, reduced to the parts that the signed-in user may see. */
export const routeNode = z.object({
  /** Absolute for a top-level node, otherwise relative to its parent. */
  path: z.string(),
  /** `Layout` for a top-level node, `<remote>/<exposed module>` for a page. */
  component: z.optional(z.string()),
  name: z.string(),
  redirect: z.optional(z.string()),
  /** Further full paths of the page. */
  aliases: z.optional(z.array(z.string())),
  meta: routeMeta,
  get children() {
    return z.optional(z.array(routeNode));
  },
});

export type RouteNode = z.infer<typeof routeNode>;
export type RouteMeta = z.infer<typeof routeMeta>;
export const routesResponse = z.array(routeNode);
