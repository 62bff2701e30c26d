import { atom } from 'jotai';

/** Whether pages are found by the sound of their Chinese titles, too. */
export const pinyinSearchAtom = atom(true);
