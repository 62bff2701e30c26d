import { atom } from 'jotai';

/** How many notifications nobody has read; none until the server has said it. */
export const unreadAtom = atom(0);
