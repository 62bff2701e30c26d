import { useEffect, useRef, type RefObject } from 'react';

const TAB_LIST = '[role=tablist]';

/**
 * After a navigation to another page the focus is on its heading; not for somebody who works the bar of tabs.
 *
 * @param place names the page on screen
 */
export function useArrival(heading: RefObject<HTMLElement | null>, place: string): void {
  const arrivedAt = useRef(place);

  useEffect(() => {
    if (arrivedAt.current === place) return;
    arrivedAt.current = place;
    if (!document.activeElement?.closest(TAB_LIST)) heading.current?.focus({ preventScroll: true });
  }, [heading, place]);
}
