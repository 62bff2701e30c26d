import type { Order } from '@backoffice/contract';
import type { Sort } from '@backoffice/ui/list';

/** An order as an address and a call have it: `+id` is by the column `id`, ascending. */
export const orderOf = <Column extends string>({ key, direction }: Sort): Order<Column> =>
  `${direction === 'ascending' ? '+' : '-'}${key as Column}`;

/** An order as the head of a table shows it. */
export const sortOf = <Column extends string>(order: Order<Column>) => ({
  key: order.slice(1) as Column,
  direction: order.startsWith('+') ? ('ascending' as const) : ('descending' as const),
});
