import { storedText } from '@backoffice/browser-store';
import { store } from '@backoffice/session';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { atom } from 'jotai';
import { useLayoutEffect } from 'react';
import { type Shortcut, shortcuts } from './shortcuts';

const OFF = 'off';
const stored = storedText({ key: 'singleKeyShortcuts', area: 'local' });

const heldAtom = atom(stored.read() !== OFF);

/**
 * True while keys without Ctrl or ⌘ are shortcuts. They can be switched off, as WCAG 2.1.4 asks: speech input types them by
 * accident.
 */
export const singleKeysAtom = atom(
  (get) => get(heldAtom),
  (_get, set, isOn: boolean) => {
    set(heldAtom, isOn);
    stored.write(isOn ? null : OFF);
  },
);

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The shortcut that a key stroke means at this moment. None while a dialog is open: it would act behind it. */
function findShortcut(event: KeyboardEvent): Shortcut | undefined {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (event.repeat || altKey) return undefined;
  if (document.querySelector('[aria-modal="true"]')) return undefined;
  const hasMod = ctrlKey || metaKey;
  const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null;
  if (!hasMod && (isTyping || !store.get(singleKeysAtom))) return undefined;
  const pressed = pressedKey(event).toLowerCase();
  return shortcuts.find(({ keys, run }) => {
    const wantsMod = keys[0] === 'Mod';
    return run && wantsMod === hasMod && keys.at(-1)?.toLowerCase() === pressed;
  });
}

/** Hears the frame's shortcuts from the moment that the frame is seen. */
export function useShortcuts(): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented ? undefined : findShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
