import { store } from '@backoffice/session';
import { atom } from 'jotai';

export type FrameDialogName = 'palette' | 'shortcuts';

/** The dialog of the frame that is open, or on its way; one at a time. */
export const frameDialogAtom = atom<FrameDialogName | null>(null);

export function openFrameDialog(name: FrameDialogName): void {
  store.set(frameDialogAtom, name);
}
