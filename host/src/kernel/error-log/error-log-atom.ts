import { store } from '@backoffice/session';
import { atom } from 'jotai';
import type { ErrorEntry } from './error-entry';
import { readStoredErrors, storeErrors } from './stored-errors';

const MAX_ENTRIES = 100;

const heldErrorsAtom = atom<readonly ErrorEntry[]>(readStoredErrors());

/** What failed in this tab, newest first; at most a hundred entries, kept until the tab is closed. */
export const errorLogAtom = atom(
  (get) => get(heldErrorsAtom),
  (_get, set, entries: readonly ErrorEntry[]) => {
    const kept = entries.slice(0, MAX_ENTRIES);
    set(heldErrorsAtom, kept);
    storeErrors(kept);
  },
);

export function clearErrorLog(): void {
  store.set(errorLogAtom, []);
}
