import type { RouteNode } from '@backoffice/contract';

export const documentRoutes: RouteNode[] = [];
