// Separate from the main entry: a screen loads it when a row or its history is opened.
export { prefetchHistory, RowHistory, RowHistoryDialog } from '../extras/history/row-history';
export { RowDetails } from '../extras/panel/row-details';
export { RowPanel } from '../extras/panel/row-panel';
export { ZonedTime } from '../extras/panel/zoned-time';
export type { PanelProps, PanelSource } from '../extras/extra';
export { listScreenMessages } from '../messages';
