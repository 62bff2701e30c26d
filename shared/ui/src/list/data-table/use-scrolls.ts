import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a box is narrower than its content needs. */
export function useScrolls(box: RefObject<HTMLElement | null>, contentWidth: number): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScrolls(element.clientWidth > 0 && element.clientWidth < contentWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, contentWidth]);
  return scrolls;
}
