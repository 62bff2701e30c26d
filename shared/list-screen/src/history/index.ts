// Apart from the rest of the package: a screen fetches it when a history is asked for.
export { RowHistoryDialog } from './row-history-dialog';
export { listScreenMessages } from '../messages';
