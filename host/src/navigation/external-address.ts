/** Whether a node's path is an address with a scheme or a host, of whatever kind, and so none inside the application. */
export function isAddress(path: string): boolean {
  return /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(path);
}

/** Whether the menu may lead there: only https, so that no entry can run a script or send somebody to an open line. */
export function isSafeAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
