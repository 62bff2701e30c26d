import { whenIdle } from './when-idle';

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
