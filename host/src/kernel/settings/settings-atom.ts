import { atom } from 'jotai';
import { keepSettings, onSettingsChange, readSettings, type Settings } from './kept-settings';

/** Null until they change: storage is read when they are first asked for, not while this file is evaluated. */
const changedSettings = atom<Settings | null>(null);

// Another tab of the same browser.
changedSettings.onMount = onSettingsChange;

/** All settings; set to what changes. Stands in the first step, which needs the colours. */
export const settingsAtom = atom(
  (get) => get(changedSettings) ?? readSettings(),
  (get, set, change: Partial<Settings>) => {
    const settings = { ...get(settingsAtom), ...change };
    keepSettings(settings);
    set(changedSettings, settings);
  },
);
