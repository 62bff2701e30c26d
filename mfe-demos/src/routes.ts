import type { RouteNode } from '@backoffice/contract';
import { chartRoutes } from './routes/charts';
import { componentRoutes } from './routes/components';
import { documentRoutes } from './routes/documents';
import { restRoutes } from './routes/rest';
import { tableRoutes } from './routes/tables';

const groups = [...componentRoutes, ...chartRoutes, ...tableRoutes, ...restRoutes, ...documentRoutes];

/** What this remote adds to the menu, for the staff that the specification names: visitors see the dashboard alone. */
export const routes: RouteNode[] = groups.map((group) => ({
  ...group,
  meta: { ...group.meta, roles: ['admin', 'editor'] },
}));
