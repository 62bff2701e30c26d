// Apart from the rest of the package: a screen fetches it when a history is asked for.
export { prefetchHistory, RowHistory, RowHistoryDialog } from './row-history';
export { listScreenMessages } from '../messages';
