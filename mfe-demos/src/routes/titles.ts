import type { RouteMeta } from '@backoffice/contract';

/** A title in the four languages. */
export type Titles = NonNullable<RouteMeta['titles']>;
