import { atom } from 'jotai';

/** True while a call needs a reason for its approval. */
export const isReasonNeededAtom = atom(false);
