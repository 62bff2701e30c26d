import { apiBaseUrl } from '@backoffice/contract';
import { basePath, pathInApp } from '@backoffice/session/base-path';

/**
 * The base URL of the API: from `<meta name="api-base">`, which has an address or a path of the page's origin, else derived from
 * the page's own address.
 */
export function apiBase(): string {
  const wanted = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content.trim();
  return wanted ? new URL(wanted, location.origin).href.replace(/\/+$/, '') : apiBaseUrl(location);
}

export const LOGIN_PATH = '/login';
/** The page that opens one-time links; `ACCOUNT_LINK_PATH` of the contract. */
export const LINK_PATH = '/set-password';
export const AUTH_REDIRECT_PATH = '/auth-redirect';
const HOME_PATH = '/';
export const DASHBOARD_PATH = '/dashboard';

/** Characters that can lead out of the app or hide the destination: browsers drop tabs and line breaks, and read `\` as `/`. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const SUSPICIOUS = /[\\\u0000-\u001f\u007f]/;

/**
 * Returns the address if it is inside the app, else the start page. For `?redirect=` and `/redirect/*`, which anyone can write
 * into a link.
 */
export function inAppPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || SUSPICIOUS.test(wanted)) return HOME_PATH;
  const { origin, pathname, search, hash } = new URL(wanted, location.origin);
  // `/x/..//host` is in-app as written and `//host` once resolved.
  if (origin !== location.origin || pathname.startsWith('//') || pathname === LOGIN_PATH) return HOME_PATH;
  return pathname + search + hash;
}

/** The address after sign-in: `redirect`, with the other parameters of the login page unless it has the same keys. */
export function addressAfterLogin(loginSearch: string): string {
  const { redirect, ...others } = Object.fromEntries(new URLSearchParams(loginSearch));
  const target = new URL(inAppPath(redirect ?? null), location.origin);
  for (const [key, value] of Object.entries(others)) {
    if (!target.searchParams.has(key)) target.searchParams.set(key, value);
  }
  return target.pathname + target.search + target.hash;
}

/** The address of the login page that returns to `from`, a path with its query. */
export function loginAddress(from: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(from)}`;
}

/** Returns the release of the host that runs this page; none in a build by `pnpm dev`. */
export function ownHost(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=host]')?.content;
}

/** The query that names the page to be shown at an address of the app and its host, for calls that prepare it. */
export function pageQuery(address: string): string {
  const { pathname } = new URL(address, location.origin);
  const host = ownHost();
  return `?page=${encodeURIComponent(pathname === HOME_PATH ? DASHBOARD_PATH : pathname)}${host ? `&host=${host}` : ''}`;
}

/** The path, query and hash of the current page. */
export function currentAddress(): string {
  return currentPath() + location.search + location.hash;
}

/** The path of the current page, without the base path of the product. All addresses in the app are without it. */
export function currentPath(): string {
  return pathInApp(location.pathname);
}

/** Replaces the address of the current history entry. */
export function replaceAddress(address: string, state: unknown = null): void {
  history.replaceState(state, '', basePath() + address);
}

/** Opens an address of the app in a new document. */
export function openAnew(address: string): void {
  location.assign(basePath() + address);
}
