import { type GrantAction, grantActions } from '@backoffice/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { pgView, text } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { routeNodeTable } from './route-node.table';

const effectiveGrant = pgView('effective_grant', {
  roleKey: text('role_key').notNull(),
  path: text().notNull(),
  action: text({ enum: grantActions }).notNull(),
}).existing();

export type GrantedNode = typeof routeNodeTable.$inferSelect & { actions: GrantAction[] };

/** Every node of the tree, in the menu's order, with what the role may do there. */
export function listNodesWithGrants(db: Database, roleKey: string): Promise<GrantedNode[]> {
  const { id, parentId, position, path, fullPath, component, name, redirect, titles, icon, hidden, affix } =
    routeNodeTable;
  const actions = sql<
    GrantAction[]
  >`coalesce(json_agg(${effectiveGrant.action} order by ${effectiveGrant.action} desc)
    filter (where ${effectiveGrant.action} is not null), '[]')`;
  return db
    .select({
      id,
      parentId,
      position,
      path,
      fullPath,
      component,
      name,
      redirect,
      titles,
      icon,
      hidden,
      affix,
      actions,
    })
    .from(routeNodeTable)
    .leftJoin(effectiveGrant, and(eq(effectiveGrant.path, fullPath), eq(effectiveGrant.roleKey, roleKey)))
    .groupBy(id)
    .orderBy(asc(position), asc(id));
}
