// Not exported: how list state is read and written. Pages have it through useListState only, so that the URL stays its one place.
export { createQueryClient, prefetchQuery } from './query-client';
export { useListState, type ListState } from './use-list-state';
export { listStateAt, type ListField, type ListSchema } from './list-state';
export { scrollToTop } from './scroll-to-top';
