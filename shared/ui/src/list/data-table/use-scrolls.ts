import { useEffect, useState, type RefObject } from 'react';

/** Whether a box is narrower than its content needs. Asked of the observer, which never forces a layout of its own. */
export function useScrolls(box: RefObject<HTMLElement | null>, contentWidth: number): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setScrolls(width > 0 && width < contentWidth);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, contentWidth]);
  return scrolls;
}
