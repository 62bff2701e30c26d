import { uiSizes, type UiSize } from '@backoffice/ui';
import { DEV_ORIGINS_COOKIE, HOST_COOKIE } from '@backoffice/contract';
import Cookies from 'js-cookie';

const DAYS = 365;
const attributes = { expires: DAYS, sameSite: 'lax' } as const;

/** True while the sidebar is wide, which is the default. */
export function readSidebarOpen(): boolean {
  return Cookies.get('sidebarStatus') !== '0';
}

export function storeSidebarOpen(isOpen: boolean): void {
  Cookies.set('sidebarStatus', isOpen ? '1' : '0', attributes);
}

export function storeDevice(device: 'mobile' | 'desktop'): void {
  Cookies.set('device', device, attributes);
}

/** The size of all controls; the default if the stored value is unknown. */
export function readSize(): UiSize {
  return uiSizes.find((size) => size === Cookies.get('size')) ?? 'default';
}

export function storeSize(size: UiSize): void {
  Cookies.set('size', size, attributes);
}

/** Stores the host that the gateway sends this browser from now on, while it is the canary. */
export function storeHost(release: string): void {
  Cookies.set(HOST_COOKIE, release, { sameSite: 'strict' });
}

interface DevServer {
  origin?: string | undefined;
  pass?: string | undefined;
}

/**
 * Stores the development servers from which the gateway allows remotes in the page's next document.
 *
 * @param overrides the session's overrides, with the API's passes; those without an origin are left out
 * @returns whether the stored value has changed
 */
export function storeDevOrigins(overrides: readonly (DevServer | undefined)[]): boolean {
  const entries = overrides.flatMap((each) =>
    each?.origin ? [each.pass ? `${each.origin}~${each.pass}` : each.origin] : [],
  );
  const wanted = [...new Set(entries)].sort().join(' ');
  if (wanted === (Cookies.get(DEV_ORIGINS_COOKIE) ?? '')) return false;
  if (wanted) Cookies.set(DEV_ORIGINS_COOKIE, wanted, { sameSite: 'strict' });
  else Cookies.remove(DEV_ORIGINS_COOKIE);
  return true;
}
