import { atom } from 'jotai';
import { hasDemoData } from './has-demo-data';
import { settingsAtom } from '../kernel/settings/settings-atom';

const hasDemoDataAtom = atom(false);
hasDemoDataAtom.onMount = (tell) => void hasDemoData().then(tell);

/** Whether the demo pages are in the menu: as chosen, else with demo data alone, for which the server is asked on first use. */
export const debugMenuAtom = atom(
  (get) => get(settingsAtom).debugMenu ?? get(hasDemoDataAtom),
  (_get, set, isOn: boolean) => set(settingsAtom, { debugMenu: isOn }),
);
