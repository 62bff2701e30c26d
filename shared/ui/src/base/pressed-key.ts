import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type KeyPress = KeyboardEvent | ReactKeyboardEvent;

const KEY_OF_INPUT_METHOD = 229;

function isComposing(event: KeyPress): boolean {
  const sent = 'nativeEvent' in event ? event.nativeEvent : event;
  // Safari ends the composition before it sends the key that ended it.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else in that event tells it from any other Enter
  return sent.isComposing || sent.keyCode === KEY_OF_INPUT_METHOD;
}

/**
 * Returns the pressed key; use it for all key handling, as browsers send the keys of an input method too.
 * @param event of the browser or of React
 * @returns its `key`, or an empty text while an input method uses the key to choose or accept characters
 */
export function pressedKey(event: KeyPress): string {
  return isComposing(event) ? '' : event.key;
}

/**
 * Returns the keys that `pressedKey` leaves out, to keep them from other handlers.
 * @param event of the browser or of React
 * @returns its `key` while an input method uses it, otherwise an empty text
 */
export function composedKey(event: KeyPress): string {
  return isComposing(event) ? event.key : '';
}
