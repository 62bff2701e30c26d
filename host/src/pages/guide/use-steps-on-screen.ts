import { useEffect, useState } from 'react';
import { tourSteps, type TourStep } from './tour-steps';
import { tourTarget } from './tour-target';

const onScreen = (): readonly TourStep[] => tourSteps.filter(({ target }) => tourTarget(target));

/** The steps whose elements are there, which a narrower window may change. */
export function useStepsOnScreen(): readonly TourStep[] {
  const [steps, setSteps] = useState<readonly TourStep[]>([]);
  useEffect(() => {
    const look = () => setSteps(onScreen());
    // What opens with the page, such as its tab, is drawn first.
    const frame = requestAnimationFrame(look);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', look);
    };
  }, []);
  return steps;
}
