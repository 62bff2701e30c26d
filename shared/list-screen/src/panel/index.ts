// Apart from the rest of the package: a list fetches it when somebody reaches for a row.
export { RowDetails } from './row-details';
export { RowPanel } from './row-panel';
export { TimeInZones } from './time-in-zones';
export type { Panel, PanelProps, PanelSource } from './panel';
