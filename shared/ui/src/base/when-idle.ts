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

const waiting = new Set<() => void>();
let isAsked = false;

function doAll(): void {
  isAsked = false;
  const works = [...waiting];
  waiting.clear();
  works.forEach((work) => work());
}

/**
 * As `whenIdle`, for what many of the same kind do: all of it at once, so that the page is laid out once for it.
 *
 * @returns takes the work back
 */
export function whenIdleTogether(work: () => void): () => void {
  waiting.add(work);
  if (!isAsked) whenIdle(doAll);
  isAsked = true;
  return () => void waiting.delete(work);
}
