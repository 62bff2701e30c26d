import { useEffect, useRef, useState } from 'react';
import { makeStyles, mergeClasses } from '@backoffice/ui';
import { formatNumber } from '@backoffice/i18n';

/** Returns the number shown at a `progress` from 0 to 1, easing out towards the end. */
export function countAt(from: number, to: number, progress: number): number {
  const left = (1 - Math.min(1, Math.max(0, progress))) ** 3;
  return Math.round(to - (to - from) * left);
}

/** The duration in ms: long enough to see the counting, short enough not to delay reading. */
const DURATION_MS = 600;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from the previous number, at first 0, to `target`; at once for users who prefer reduced motion. */
function useCountUp(target: number): number {
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

const useCountStyles = makeStyles({
  count: { display: 'inline-block', fontVariantNumeric: 'tabular-nums' },
});

/** A number that counts up to its value, in the width of the value. */
export function AnimatedCount({ value, className }: { value: number; className?: string }) {
  const styles = useCountStyles();
  const shown = useCountUp(value);
  return (
    <span
      className={mergeClasses(styles.count, className)}
      style={{ minWidth: `${formatNumber(value).length}ch` }}
    >
      {formatNumber(shown)}
    </span>
  );
}
