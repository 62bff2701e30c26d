// Apart from the rest of the package: a screen fetches it when a history is asked for.
export { DeclaredHistory } from './declared-history';
export { RowHistoryDialog } from './row-history-dialog';
export type { RowHistory } from './history-entry-item';
export { listScreenMessages } from '../messages';
