import { shortcuts, type Shortcut } from './shortcuts';
import { areSingleKeysOn } from './single-keys';

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The shortcut that a key stroke means at this moment. None while a dialog is open: it would act behind it. */
export function findShortcut(event: KeyboardEvent): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (event.isComposing || event.repeat || altKey) return undefined;
  if (document.querySelector('[aria-modal="true"]')) return undefined;
  const hasMod = ctrlKey || metaKey;
  const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null;
  if (!hasMod && (isTyping || !areSingleKeysOn())) return undefined;
  return shortcuts.find(({ keys, run }) => {
    const wantsMod = keys[0] === 'Mod';
    return run && wantsMod === hasMod && keys.at(-1)?.toLowerCase() === key.toLowerCase();
  });
}
