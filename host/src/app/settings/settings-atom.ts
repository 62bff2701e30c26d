import { atom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { keepSettings, readSettings, type Settings } from './kept-settings';

const heldSettings = atomWithLazy(readSettings);

// Another tab of the same browser.
heldSettings.onMount = (hold) => {
  const onStorage = () => hold(readSettings());
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** All settings; set to what changes. Stands in the first step, which needs the colours. */
export const settingsAtom = atom(
  (get) => get(heldSettings),
  (get, set, change: Partial<Settings>) => {
    const settings = { ...get(heldSettings), ...change };
    keepSettings(settings);
    set(heldSettings, settings);
  },
);
