import { modName } from '@backoffice/ui/mod-name';
import { pressedKey } from '@backoffice/ui/pressed-key';
import type { KeyboardEvent } from 'react';
import type { ShortcutText } from './messages';

const keyNames: Partial<Record<string, string>> = {
  Mod: modName,
  Shift: modName === '⌘' ? '⇧' : 'Shift',
  Alt: modName === '⌘' ? '⌥' : 'Alt',
  ArrowDown: '↓',
  ArrowUp: '↑',
};

/** The label of a key on this machine's keyboard, also of one with a modifier, such as `Shift+E`. */
export function keyName(key: string): string {
  const names = key
    .split('+')
    .map((each) => keyNames[each] ?? (each.length === 1 ? each.toUpperCase() : each));
  return names.join(' + ');
}

interface RecordKeys {
  keys: readonly [modifier: 'Alt' | 'Mod', letter: string];
  label: ShortcutText;
}

/** The shortcuts of the active record's commands in the palette, in the order of the shortcuts dialog. */
export const recordKeys = {
  edit: { keys: ['Alt', 'E'], label: 'shortcuts.record.edit' },
  status: { keys: ['Alt', 'S'], label: 'shortcuts.record.status' },
  copy: { keys: ['Mod', 'C'], label: 'shortcuts.record.copy' },
  'private-key': { keys: ['Alt', 'K'], label: 'shortcuts.record.private-key' },
  'public-key': { keys: ['Alt', 'P'], label: 'shortcuts.record.public-key' },
  merchant: { keys: ['Alt', 'M'], label: 'shortcuts.record.merchant' },
  channels: { keys: ['Alt', 'C'], label: 'shortcuts.record.channels' },
  audit: { keys: ['Alt', 'A'], label: 'shortcuts.record.audit' },
  list: { keys: ['Alt', 'L'], label: 'shortcuts.record.list' },
} as const satisfies Record<string, RecordKeys>;

export type RecordCommand = keyof typeof recordKeys;

/** The shortcut of a command, with the labels of this machine's keyboard. */
export const keysOf = (command: RecordCommand): string => recordKeys[command].keys.map(keyName).join(' + ');

/** The command whose shortcut was pressed, else undefined. */
export function pressedRecordCommand(event: KeyboardEvent): RecordCommand | undefined {
  const { altKey, ctrlKey, metaKey, code } = event;
  const pressed = pressedKey(event);
  // Alt with Ctrl or ⌘ types a character on some keyboards.
  if (!pressed || altKey === (ctrlKey || metaKey)) return undefined;
  // If Alt types another character, the physical key determines the letter.
  const letter = (/^[a-z]$/i.test(pressed) ? pressed : code.replace('Key', '')).toUpperCase();
  const modifier = altKey ? 'Alt' : 'Mod';
  const commands = Object.keys(recordKeys) as RecordCommand[];
  return commands.find(
    (command) => recordKeys[command].keys[0] === modifier && recordKeys[command].keys[1] === letter,
  );
}
