/** Browsers report a background page as idle never, or every ten seconds. */
const LONGEST_WAIT_MS = 2000;

/**
 * Runs work when the browser is idle, after two seconds at the latest; in Safari, which cannot report being idle, after one.
 * @returns cancels the work
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

/**
 * Runs work after the next paint, that of all callers at once, so that the page is rendered and laid out once.
 * @returns cancels the work
 */
export function afterPaintTogether(work: () => void): () => void {
  if (waiting.size === 0) {
    const doAll = () => {
      const works = [...waiting];
      waiting.clear();
      works.forEach((each) => each());
    };
    requestAnimationFrame(() => setTimeout(doAll));
  }
  waiting.add(work);
  return () => void waiting.delete(work);
}
