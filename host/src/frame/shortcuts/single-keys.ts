import { storedText } from '@backoffice/browser-store';
import { store } from '@backoffice/session';
import { atom } from 'jotai';

const OFF = 'off';
const stored = storedText({ key: 'singleKeyShortcuts', area: 'local' });

const heldAtom = atom(stored.read() !== OFF);

/**
 * Whether keys without Ctrl or ⌘ are shortcuts. They can be switched off, as WCAG 2.1.4 asks: who speaks their input types
 * them by accident.
 */
export const singleKeysAtom = atom(
  (get) => get(heldAtom),
  (_get, set, isOn: boolean) => {
    set(heldAtom, isOn);
    stored.write(isOn ? null : OFF);
  },
);

export function areSingleKeysOn(): boolean {
  return store.get(singleKeysAtom);
}
