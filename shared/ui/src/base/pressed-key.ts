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
 * The one way to ask which key was pressed: docs/decisions/0033-input-methods.md
 *
 * @param event of the browser or of React
 * @returns its `key`, or an empty text, which no key is, while it belongs to an input method: that chooses or accepts characters by it
 */
export function pressedKey(event: KeyPress): string {
  return isComposing(event) ? '' : event.key;
}

/**
 * The other side of it, for who keeps such keys from everybody else.
 *
 * @param event of the browser or of React
 * @returns its `key` while it belongs to an input method, else an empty text
 */
export function composedKey(event: KeyPress): string {
  return isComposing(event) ? event.key : '';
}
