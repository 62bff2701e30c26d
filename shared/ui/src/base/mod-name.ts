// A module of its own, so that remotes which only read keys do not contain it.
const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** The name of the modifier of shortcuts on this machine's keyboard. */
export const modName = isMac ? '⌘' : 'Ctrl';
