import type { SortById } from '@backoffice/contract';
import type { BlockCounts, IdRange } from './block-counts';
import { type ListTypes, narrowedBy, type PageRequest, type StatusFilter } from './searched-list';

/** The cache key of a filter's counts. */
export const keyOf = (filter: StatusFilter): string => JSON.stringify(narrowedBy(filter));
export const hasIndex = (filter: StatusFilter): boolean => narrowedBy(filter).length > 0;

type RequestedPage = Omit<PageRequest<ListTypes>, 'columns'>;

export const nowhere: IdRange = { from: 0, to: 0, skip: 0 };
/** The cache key of the landmarks of a filter and order. */
export const orderKeyOf = ({ filter, sort }: RequestedPage) =>
  JSON.stringify([keyOf(filter), filter.status, sort.slice(1)]);
const isById = (request: RequestedPage): request is RequestedPage & { sort: SortById } =>
  request.sort.slice(1) === 'id';

/** Returns the ids that contain a page: for a page by id, and an empty range for any page when nothing matches. */
export function rangeOf(request: RequestedPage, counts: BlockCounts): IdRange | undefined {
  const { status } = request.filter;
  if (counts.total(status) === 0) return nowhere;
  return isById(request) ? counts.rangeOf(request, status) : undefined;
}
