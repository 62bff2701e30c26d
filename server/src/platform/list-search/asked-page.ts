import type { SortById } from '@backoffice/contract';
import type { BlockCounts, IdRange } from './block-counts';
import { narrowedBy, type StatusFilter } from './searched-list';

/** Of the counts of a filter. */
export const keyOf = (filter: StatusFilter): string => JSON.stringify(narrowedBy(filter));
export const hasIndex = (filter: StatusFilter): boolean => narrowedBy(filter).length > 0;

interface Asked {
  filter: StatusFilter;
  sort: string;
  limit: number;
  offset: number;
}

export const nowhere: IdRange = { from: 0, to: 0, skip: 0 };
/** Of the landmarks of an order. */
export const orderKeyOf = ({ filter, sort }: Asked) =>
  JSON.stringify([keyOf(filter), filter.status, sort.slice(1)]);
const isById = (request: Asked): request is Asked & { sort: SortById } => request.sort.slice(1) === 'id';

/** The ids that a page is among: of a page by id, and of any page where nothing matches. */
export function rangeOf(request: Asked, counts: BlockCounts): IdRange | undefined {
  const { status } = request.filter;
  if (counts.total(status) === 0) return nowhere;
  return isById(request) ? counts.rangeOf(request, status) : undefined;
}
