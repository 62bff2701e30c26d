import { composedKey } from '@backoffice/ui/pressed-key';

/**
 * Keeps the keys of an input method from everything except the focused field: the Enter that accepts 王, the arrows that choose
 * among its characters and the Escape that drops them must not choose, send, save or close anything, in any control of any
 * remote. The listener covers libraries, and remotes released before the lint rule `backoffice/pressed-key`; `pressedKey` in each
 * handler covers `keyup`, earlier listeners and pages without the host.
 */
export function keepComposingKeys(target: Window = window): void {
  // Runs in the capture phase, before all other listeners. The browser's own actions remain, except that Escape clears a search
  // field.
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
