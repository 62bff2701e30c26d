// Not exported: reading and writing of list state. Pages use useListState, so that the state is only in the URL.
export { createQueryClient, prefetchQuery } from './query-client';
export { useListState, type ListState } from './use-list-state';
export { listStateAt, type ListField, type ListSchema } from './list-state';
export { scrollToTop } from './scroll-to-top';
