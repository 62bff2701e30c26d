import type { RouteNode } from '@backoffice/contract';

export const chartRoutes: RouteNode[] = [];
