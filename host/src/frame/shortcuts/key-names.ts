const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** A key as it stands on this machine's keyboard. */
export function keyName(key: string): string {
  return key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key;
}
