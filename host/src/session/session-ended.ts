import { store } from '@backoffice/session';
import { atom } from 'jotai';

/** Whether the sign-in dialog is open: one, however many calls fail together. */
export const isSessionEndedAtom = atom(false);

export function closeSessionEnded(): void {
  store.set(isSessionEndedAtom, false);
}
