import type { RouteNode } from '@backoffice/contract';

export const tableRoutes: RouteNode[] = [];
