/** A page in the background is never idle, or every ten seconds. */
const LONGEST_WAIT_MS = 2000;

/**
 * Does work once the browser has nothing better to do, after two seconds at the latest; where it can't tell (Safari), after one.
 *
 * @returns takes the work back
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
