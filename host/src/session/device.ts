import { storedText } from '@backoffice/browser-store';

const stored = storedText({ key: 'sign-in-device', area: 'local' });
const BYTES = 24;

function newDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/**
 * The browser's own secret, the same at every sign-in. The API does not lock a user out of a browser in which they have signed in
 * before, whatever others try elsewhere. Empty if the browser cannot store it.
 */
export function device(): { device?: string } {
  const known = stored.read() ?? newDevice();
  return stored.write(known) ? { device: known } : {};
}
