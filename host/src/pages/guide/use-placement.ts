import { placeBeside } from '@backoffice/ui';
import { useLayoutEffect, type RefObject } from 'react';
import { tourTarget } from './tour-steps';

const MARGIN = 4;

/** Lays the light over a step's element and the panel beside it, and again when the window changes. */
export function usePlacement(
  target: string | undefined,
  light: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const element = target && tourTarget(target);
      if (!element || !light.current || !panel.current) return;
      const { bottom: end, top: start } = element.getBoundingClientRect();
      const isOut = end < 0 || start > document.documentElement.clientHeight;
      if (isOut) element.scrollIntoView({ block: 'nearest' });
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const lit = {
        left: Math.max(0, left - MARGIN),
        top: Math.max(0, top - MARGIN),
        right: Math.min(document.body.clientWidth, right + MARGIN),
        bottom: Math.min(document.documentElement.clientHeight, bottom + MARGIN),
      };
      Object.assign(light.current.style, {
        left: `${lit.left}px`,
        top: `${lit.top}px`,
        width: `${lit.right - lit.left}px`,
        height: `${lit.bottom - lit.top}px`,
      });
      const isColumn = lit.bottom - lit.top > lit.right - lit.left;
      placeBeside(panel.current, lit, isColumn ? 'right' : 'below', 'start');
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [target, light, panel]);
}
