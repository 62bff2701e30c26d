import { modName } from './shortcuts';

const keyNames: Partial<Record<string, string>> = {
  Mod: modName,
  Alt: modName === '⌘' ? '⌥' : 'Alt',
  ArrowDown: '↓',
  ArrowUp: '↑',
};

/** A key as it stands on this machine's keyboard. */
export function keyName(key: string): string {
  return keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
