import { whenIdle } from '@backoffice/ui';

/**
 * Does work once somebody has begun to use the page, and the browser has nothing better to do: what is only looked at costs no
 * memory for what might follow.
 *
 * @returns takes the work back
 */
export function whenUsed(work: () => void): () => void {
  const waiting = new AbortController();
  let takeBack: (() => void) | undefined;
  const begin = () => {
    waiting.abort();
    takeBack = whenIdle(work);
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
    document.addEventListener(sign, begin, { passive: true, signal: waiting.signal });
  }
  return () => {
    waiting.abort();
    takeBack?.();
  };
}
