import type { UiSize } from '@backoffice/ui';
import { atom } from 'jotai';
import { readSize, storeSize } from '../cookies';

const heldSize = atom(readSize());

/** The size of all controls, kept in its cookie. */
export const sizeAtom = atom(
  (get) => get(heldSize),
  (_get, set, size: UiSize) => {
    storeSize(size);
    set(heldSize, size);
  },
);
