import { store } from '@backoffice/session';
import { settingsAtom } from '../kernel/settings/settings-atom';
import { hasDemoData } from './has-demo-data';

/** Whether the demo pages are wanted: as chosen in this browser, else with demo data alone. */
export async function isDebugMenuOn(): Promise<boolean> {
  return store.get(settingsAtom).debugMenu ?? (await hasDemoData());
}
