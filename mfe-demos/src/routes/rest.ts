import type { RouteNode } from '@backoffice/contract';

export const restRoutes: RouteNode[] = [];
