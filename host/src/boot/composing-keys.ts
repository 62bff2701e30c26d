import { composedKey } from '@backoffice/ui/pressed-key';

/**
 * Keeps the keys of an input method from everything but the field that is typed into: the Enter that accepts 王, the arrows that
 * choose among its characters and the Escape that drops them must not choose, send, save or close anything, in no control of no
 * remote. Why here as well as in each handler: docs/decisions/0033-input-methods.md
 */
export function keepComposingKeys(target: Window = window): void {
  // Before anybody else hears them. What the browser itself does with them stays, but that Escape empties a field of search.
  target.addEventListener(
    'keydown',
    (event) => {
      const composed = composedKey(event);
      if (!composed) return;
      event.stopImmediatePropagation();
      if (composed === 'Escape') event.preventDefault();
    },
    { capture: true },
  );
}
