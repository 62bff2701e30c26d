/** The element of the frame that a step points at; nothing where it is not on screen. */
export function tourTarget(name: string): Element | undefined {
  const named = [...document.querySelectorAll(`[data-tour="${name}"]`)];
  return named.find((element) => element.getClientRects().length > 0);
}
