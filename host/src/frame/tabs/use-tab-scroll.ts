import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

function reveal(scroller: HTMLElement, tab: Element): void {
  const room = scroller.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < room.left) scroller.scrollLeft -= room.left - left;
  else if (right > room.right) scroller.scrollLeft += right - room.right;
}

/** Keeps the tab that is shown, and the one with the focus, in sight, whatever the tabs are named; the wheel scrolls sideways. */
export function useTabInSight(scroller: RefObject<HTMLElement | null>, shown: number | null, names: string) {
  useEffect(() => {
    // With the next frame, whose layout is made anyway: asked for at once it would be made for this alone.
    const frame = requestAnimationFrame(() => {
      const tab = scroller.current?.querySelector('[role=tab][aria-selected=true]');
      if (scroller.current && tab) reveal(scroller.current, tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, shown, names]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const onWheel = (event: WheelEvent) => {
      if (box.scrollWidth <= box.clientWidth || event.deltaX !== 0) return;
      event.preventDefault();
      box.scrollLeft += event.deltaY;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) reveal(box, target);
    };
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener('wheel', onWheel, { signal, passive: false });
    box.addEventListener('focusin', onFocus, { signal });
    return () => listening.abort();
  }, [scroller]);
}

/**
 * A page that is shown again stands where it was left, a new one at its top.
 *
 * @param pageId names the page on screen
 */
export function useTabScroll(pageId: string): void {
  const type = useNavigationType();
  const shown = useRef(pageId);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => positions.current.set(shown.current, window.scrollY);
    document.addEventListener('scroll', remember, { passive: true });
    return () => document.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pageId) return;
    shown.current = pageId;
    const left = positions.current.get(pageId);
    // The browser knows where a page of the history stood.
    if (left !== undefined || type !== NavigationType.Pop) window.scrollTo(0, left ?? 0);
  }, [pageId, type]);
}
