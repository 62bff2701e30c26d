import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * A page that is shown again stands where it was left, a new one at its top.
 *
 * @param place names the page on screen
 */
export function useTabScroll(place: string): void {
  const type = useNavigationType();
  const shown = useRef(place);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => positions.current.set(shown.current, window.scrollY);
    document.addEventListener('scroll', remember, { passive: true });
    return () => document.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const left = positions.current.get(place);
    // The browser knows where a page of the history stood.
    if (left !== undefined || type !== NavigationType.Pop) window.scrollTo(0, left ?? 0);
  }, [place, type]);
}
