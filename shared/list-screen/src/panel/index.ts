// Separate from the main entry: a list loads it when a user is about to open a row.
export { RowDetails } from './row-details';
export { RowPanel } from './row-panel';
export { TimeInZones } from './time-in-zones';
export type { Panel, PanelProps, PanelSource } from './panel';
