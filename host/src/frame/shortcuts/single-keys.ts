import { store } from '@backoffice/session';
import { atom } from 'jotai';

const KEY = 'singleKeyShortcuts';

const heldAtom = atom(localStorage.getItem(KEY) !== 'off');

/**
 * Whether keys without Ctrl or ⌘ are shortcuts. They can be switched off, as WCAG 2.1.4 asks: who speaks their input types
 * them by accident.
 */
export const singleKeysAtom = atom(
  (get) => get(heldAtom),
  (_get, set, isOn: boolean) => {
    set(heldAtom, isOn);
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  },
);

export function areSingleKeysOn(): boolean {
  return store.get(singleKeysAtom);
}
