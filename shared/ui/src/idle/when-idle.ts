/**
 * Does work once the browser has nothing better to do; where it can't tell (Safari), after a second.
 *
 * @returns takes the work back
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
