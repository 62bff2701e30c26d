/** Whether something was typed on the page that is shown and would be lost with it. */
export function watchTyping(signal: AbortSignal) {
  let typedAt: string | null = null;
  document.addEventListener('input', () => (typedAt = location.pathname), { signal, capture: true });
  return { isThere: () => typedAt === location.pathname };
}
