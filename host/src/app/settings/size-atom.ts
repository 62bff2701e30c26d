import { uiSizes, type UiSize } from '@backoffice/ui';
import { atom } from 'jotai';
import Cookies from 'js-cookie';

const COOKIE = 'size';
const DAYS = 365;

const heldSize = atom<UiSize>(uiSizes.find((size) => size === Cookies.get(COOKIE)) ?? 'default');

/** The size of all controls, kept in its cookie. */
export const sizeAtom = atom(
  (get) => get(heldSize),
  (_get, set, size: UiSize) => {
    Cookies.set(COOKIE, size, { expires: DAYS, sameSite: 'lax' });
    set(heldSize, size);
  },
);
