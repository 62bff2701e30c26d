import { atom } from 'jotai';
import type { Extent } from '../../navigation/tabs/closing';

export interface OfferedClosing {
  /** Which closings, seen from the tab on screen, would close something. */
  extents: readonly Extent[];
  close: (extent: Extent) => void;
}

/** What can be closed from outside the bar; null while no bar is shown. */
export const offeredClosingAtom = atom<OfferedClosing | null>(null);
