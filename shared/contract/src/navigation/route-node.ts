import * as z from 'zod/mini';
import { menuSections } from './menu-sections';
import { grantActions } from '../permissions';

/** By language; a node has one in each. */
const nodeTitles = z.object({ en: z.string(), zh: z.string(), es: z.string(), ja: z.string() });

const routeMeta = z.object({
  /** English title, for readers that know no languages. */
  title: z.string(),
  titles: z.optional(nodeTitles),
  /** A name of the host's icon list. */
  icon: z.optional(z.string()),
  /** The caption of the menu that it stands under, with all that is in it. */
  section: z.optional(z.enum(menuSections)),
  /** Reachable, but not in the menu. */
  hidden: z.optional(z.boolean()),
  /** Pinned in the tags bar. */
  affix: z.optional(z.boolean()),
  /** Of a node that a remote adds: one of these roles sees it; without a list everybody does. */
  roles: z.optional(z.array(z.string())),
  /** What the signed-in user's roles may do on this screen. */
  actions: z.optional(z.array(z.enum(grantActions))),
});

/** A node of `GET /routes`: already reduced to what the signed-in user may see. */
export const routeNode = z.object({
  /** Absolute for a top-level node, relative to its parent otherwise. */
  path: z.string(),
  /** `Layout` for a top-level node, `<remote>/<exposed module>` for a page. */
  component: z.optional(z.string()),
  name: z.string(),
  redirect: z.optional(z.string()),
  /** Further full paths that lead to it. */
  aliases: z.optional(z.array(z.string())),
  meta: routeMeta,
  get children() {
    return z.optional(z.array(routeNode));
  },
});

export type RouteNode = z.infer<typeof routeNode>;
export type RouteMeta = z.infer<typeof routeMeta>;
export const routesResponse = z.array(routeNode);
