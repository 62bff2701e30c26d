import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation to another page the focus is on its heading, and the page is shown from its top unless it was come
 * back to.
 */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading, pathname, type]);
}
