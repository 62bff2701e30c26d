import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { messages } from '../../kernel/messages';

export type FrameDialogName = 'about' | 'palette' | 'shortcuts';

/** The dialog of the frame that is open or loading, else null. Only one at a time. */
export const frameDialogAtom = atom<FrameDialogName | null>(null);

/** Whether the palette was opened by a button press. Only then may it read the clipboard, for which the browser may ask. */
export const openedByPressAtom = atom(false);

export function openFrameDialog(name: FrameDialogName, byPress = false): void {
  store.set(openedByPressAtom, byPress);
  store.set(frameDialogAtom, name);
}

/** True when the palette is likely to be opened soon: the pointer is on its button, or Ctrl is down. */
export const isPaletteNearAtom = atom(false);

export const expectPalette = () => store.set(isPaletteNearAtom, true);

export interface Shortcut {
  /** The keys of the combination; `Mod` is Ctrl, or ⌘ on a Mac. A single character works only while no field has the focus. */
  keys: readonly string[];
  /** The name of the action, in the language of the interface. */
  label: () => string;
  /** Absent if a control handles the keys itself and they are only listed here. */
  run?: () => void;
}

/** The shortcuts that work everywhere in the frame, in the order of the dialog. A new one takes one line. */
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
