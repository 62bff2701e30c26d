import { atom } from 'jotai';
import type { ComponentType } from 'react';

export interface SettingsPanelProps {
  onClose: () => void;
}

/** The panel of settings while it is open. */
export const shownPanelAtom = atom<{ Panel: ComponentType<SettingsPanelProps> } | null>(null);
