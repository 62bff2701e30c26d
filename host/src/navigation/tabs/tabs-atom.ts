import { atom } from 'jotai';
import type { Tabs } from './tab';

/** The open pages; null until the frame is shown. */
export const tabsAtom = atom<Tabs | null>(null);
