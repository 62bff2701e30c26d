import type { ListRow } from '../declaration/define-list';
import { ListPanel } from './list-panel';
import type { Panel, PanelSource } from './panel';
import { RowDetails } from './row-details';

export { RowPanel } from './row-panel';
export { TimeInZones } from './time-in-zones';
export type { Panel, PanelProps, PanelSource } from './panel';

/** What a list fetches when it is at rest: its panel. */
export async function loadListPanel<T extends ListRow>(source: PanelSource<T> | undefined) {
  const own = await source?.load();
  return { ListPanel, Panel: own ?? (RowDetails as Panel<T>) };
}
