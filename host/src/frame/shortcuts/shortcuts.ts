import { messages } from '../../kernel/messages';
import { openFrameDialog } from './open-frame-dialog';

export interface Shortcut {
  /** What is pressed together; `Mod` is Ctrl, or ⌘ on a Mac. A sign alone works only while no field has the focus. */
  keys: readonly string[];
  /** What it does. */
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
