import { storedText } from '@backoffice/browser-store';
import { store } from '@backoffice/session';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { atom } from 'jotai';
import { useLayoutEffect } from 'react';
import { expectPalette, type Shortcut, shortcuts } from './shortcuts';

const OFF = 'off';
const stored = storedText({ key: 'singleKeyShortcuts', area: 'local' });

const heldAtom = atom(stored.read() !== OFF);

/** True while single-key shortcuts are on. WCAG 2.1.4 requires a switch, because speech input may type them by accident. */
export const singleKeysAtom = atom(
  (get) => get(heldAtom),
  (_get, set, isOn: boolean) => {
    set(heldAtom, isOn);
    stored.write(isOn ? null : OFF);
  },
);

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The modifier keys by themselves. */
const MODS = ['Control', 'Meta'];

/** Open dialogs and menus handle their own keys. */
const isPageBehind = () => document.querySelector('[aria-modal="true"], [role="menu"]') !== null;

const isTyping = ({ target }: Event) => target instanceof Element && target.closest(TYPED_INTO) !== null;

/** The shortcut that a key event triggers, else undefined. */
function findShortcut(event: KeyboardEvent): Shortcut | undefined {
  const hasMod = event.ctrlKey || event.metaKey;
  if (!hasMod && (isTyping(event) || !store.get(singleKeysAtom))) return undefined;
  const pressed = pressedKey(event).toLowerCase();
  return shortcuts.find(({ keys, run }) => {
    const wantsMod = keys[0] === 'Mod';
    return run && wantsMod === hasMod && keys.at(-1)?.toLowerCase() === pressed;
  });
}

/** Elements from which arrow keys move to rows; elsewhere they scroll the page. */
const WITH_ROWS = 'main tbody tr, main [role=search] input[type=text]';

/** The letters that have a meaning with Shift, also while Caps Lock is on. */
const WITH_SHIFT = /^[ex]$/i;

/** The single key, if it may have a meaning in a list. */
function listKeyOf(event: KeyboardEvent): string | undefined {
  const { ctrlKey, metaKey, shiftKey, target } = event;
  if (ctrlKey || metaKey || !store.get(singleKeysAtom)) return undefined;
  const pressed = pressedKey(event);
  if (pressed === 'ArrowDown' || pressed === 'ArrowUp')
    return target instanceof Element && target.closest(WITH_ROWS) ? pressed : undefined;
  if (isTyping(event)) return undefined;
  if (shiftKey && WITH_SHIFT.test(pressed)) return `Shift+${pressed.toUpperCase()}`;
  return /^[a-z/]$/.test(pressed) ? pressed : undefined;
}

/** The handlers of list keys are loaded with the first key. */
async function press(key: string): Promise<void> {
  try {
    const { pressListKey } = await import(/* webpackChunkName: "list-keys" */ './list-keys');
    pressListKey(key);
  } catch (error) {
    console.warn('The keys of lists are not there.', error);
  }
}

/** Listens to the frame's shortcuts from the first rendering of the frame. */
export function useShortcuts(): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (MODS.includes(pressedKey(event))) expectPalette();
      if (event.defaultPrevented || event.altKey || isPageBehind()) return;
      const shortcut = event.repeat ? undefined : findShortcut(event);
      const listKey = shortcut ? undefined : listKeyOf(event);
      // Other keys than letters would scroll the page or open the browser's search.
      if (shortcut || (listKey && !/^[a-z]$/.test(listKey))) event.preventDefault();
      shortcut?.run?.();
      if (listKey) void press(listKey);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
