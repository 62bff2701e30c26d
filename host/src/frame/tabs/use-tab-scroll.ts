import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

function reveal(scroller: HTMLElement, tab: Element): void {
  if (tab.matches('[data-pinned]')) return;
  const room = scroller.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  const pinned = [...scroller.querySelectorAll<HTMLElement>('[data-pinned]')];
  const start = room.left + pinned.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  if (left < start) scroller.scrollLeft -= start - left;
  else if (right > room.right) scroller.scrollLeft += right - room.right;
}

/** Keeps the shown tab and the focused tab in view, also when titles change; the wheel scrolls sideways. */
export function useTabInSight(scroller: RefObject<HTMLElement | null>, shown: number | null, names: string) {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const show = () => {
      const tab = box.querySelector('[role=tab][aria-selected=true]');
      if (tab) reveal(box, tab);
    };
    // In the next frame, which is laid out anyway; immediately, it would force an extra layout.
    const frame = requestAnimationFrame(show);
    // The menu of all tabs takes room when it arrives.
    const resized = new ResizeObserver(show);
    resized.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
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
 * Restores the scroll position of a page that is shown again, and scrolls a new one to its top.
 *
 * @param pageId identifies the current page
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
    // The browser restores the scroll position of entries in its history.
    if (left !== undefined || type !== NavigationType.Pop) window.scrollTo(0, left ?? 0);
  }, [pageId, type]);
}
