import Cookies from 'js-cookie';
import { atom } from 'jotai';

const TOKEN_COOKIE = 'Admin-Token';

/** Undefined until it is set here: the cookie is read when the token is first asked for, not while this file is evaluated. */
const heldToken = atom<string | null | undefined>(undefined);

/**
 * The bearer token, null when signed out. The cookie lives as long as the browser's session; it is the only place where the
 * token is kept, and setting null removes it.
 */
export const tokenAtom = atom(
  (get) => {
    const held = get(heldToken);
    return held === undefined ? storedToken() : held;
  },
  (_get, set, token: string | null) => {
    const attributes: Cookies.CookieAttributes = {
      sameSite: 'strict',
      secure: location.protocol === 'https:',
    };
    if (token) Cookies.set(TOKEN_COOKIE, token, attributes);
    else Cookies.remove(TOKEN_COOKIE, attributes);
    set(heldToken, token || null);
  },
);

/** The token of the browser, which another of its tabs may have changed since this one read it. */
export function storedToken(): string | null {
  return Cookies.get(TOKEN_COOKIE) ?? null;
}
