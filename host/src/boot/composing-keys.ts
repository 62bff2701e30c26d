/**
 * Keeps the keys of an input method from everything but the field that is typed into: the Enter that accepts 王, the arrows that
 * choose among its characters and the Escape that drops them must not choose, send, save or close anything, in no control of no
 * remote. Why here and not in each control: docs/decisions/0033-keys-of-an-input-method.md
 */
export function keepComposingKeys(target: Window = window): void {
  // Before anybody else hears them. What the browser itself does with them stays, but that Escape empties a field of search.
  target.addEventListener(
    'keydown',
    (event) => {
      if (!isComposing(event)) return;
      event.stopImmediatePropagation();
      if (event.key === 'Escape') event.preventDefault();
    },
    { capture: true },
  );
}

const KEY_OF_INPUT_METHOD = 229;

function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before it sends the key that ended it.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else in that event tells it from any other Enter
  return event.isComposing || event.keyCode === KEY_OF_INPUT_METHOD;
}
