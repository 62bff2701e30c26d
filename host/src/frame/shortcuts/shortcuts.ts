import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { messages } from '../../kernel/messages';

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** `Mod` as it stands on this machine's keyboard. */
export const modName = isMac ? '⌘' : 'Ctrl';

export type FrameDialogName = 'palette' | 'shortcuts';

/** The dialog of the frame that is open, or on its way; one at a time. */
export const frameDialogAtom = atom<FrameDialogName | null>(null);

/** Whether it was opened by a press of a button: then it may read the clipboard, for which the browser may ask. */
export const openedByPressAtom = atom(false);

export function openFrameDialog(name: FrameDialogName, byPress = false): void {
  store.set(openedByPressAtom, byPress);
  store.set(frameDialogAtom, name);
}

/** Somebody may be about to open the palette: a pointer is on its button, or Ctrl is down. */
export const isPaletteNearAtom = atom(false);

export const expectPalette = () => store.set(isPaletteNearAtom, true);

export interface Shortcut {
  /** The keys that are pressed together; `Mod` is Ctrl, or ⌘ on a Mac. A sign alone works only while no field has the focus. */
  keys: readonly string[];
  /** The name of the action, in the interface's language. */
  label: () => string;
  /** Left out where a control hears the keys itself and they are only listed here. */
  run?: () => void;
}

/** Keys that work everywhere in the frame, in the order in which they are listed. An area adds its own in one line. */
export const shortcuts: readonly Shortcut[] = [
  {
    keys: ['Mod', 'K'],
    label: () => messages.text('palette.open.label'),
    run: () => openFrameDialog('palette'),
  },
  {
    keys: ['?'],
    label: () => messages.text('shortcuts.open.label'),
    run: () => openFrameDialog('shortcuts'),
  },
  { keys: ['Esc'], label: () => messages.text('shortcuts.escape.label') },
];
