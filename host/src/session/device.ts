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
 * The browser's own secret, the same at every sign-in: the API lets nobody be kept out of a browser that they have signed in with
 * by what others try elsewhere. None where nothing can be stored.
 */
export function device(): { device?: string } {
  const known = stored.read() ?? newDevice();
  return stored.write(known) ? { device: known } : {};
}
