// Separate from the main entry: a screen loads it when a history is opened.
export { prefetchHistory, RowHistory, RowHistoryDialog } from './row-history';
export { listScreenMessages } from '../messages';
