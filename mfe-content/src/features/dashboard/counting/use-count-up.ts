import { useEffect, useRef, useState } from 'react';
import { countAt } from './count-at';

/** Long enough to be seen counting, over before one wants to read. */
const DURATION_MS = 600;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from what it showed before, at first from 0, to `target`; shows it at once to who wants less motion. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(() => (wantsStillness() ? target : 0));
  const reached = useRef(shown);
  useEffect(() => {
    const from = reached.current;
    const begin = performance.now();
    let frame: number;
    const step = (now: number) => {
      const progress = wantsStillness() ? 1 : (now - begin) / DURATION_MS;
      reached.current = countAt(from, target, progress);
      setShown(reached.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    if (from !== target) frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
