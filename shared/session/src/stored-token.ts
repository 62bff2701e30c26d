import Cookies from 'js-cookie';

export const TOKEN_COOKIE = 'Admin-Token';

/** Reads the token from the cookie, which another tab may have changed since; null when signed out. */
export function storedToken(): string | null {
  return Cookies.get(TOKEN_COOKIE) ?? null;
}
