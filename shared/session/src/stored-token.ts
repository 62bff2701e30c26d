export const TOKEN_COOKIE = 'Admin-Token';

/**
 * Reads the token from the cookie, which another tab may have changed since; null when signed out. Without js-cookie, which would
 * double the script in the page's head.
 */
export function storedToken(): string | null {
  const start = `${TOKEN_COOKIE}=`;
  // eslint-disable-next-line no-restricted-properties -- this package is a door of cookies
  const entry = document.cookie.split('; ').find((each) => each.startsWith(start));
  return entry?.slice(start.length) ?? null;
}
