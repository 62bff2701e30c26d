import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide a box is; 0 until it was laid out, and while its page is hidden: what is drawn in it then need not be kept. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    // Known before the first paint, as what is drawn follows at once.
    setWidth(Math.floor(box.current.clientWidth));
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      setWidth(0);
    };
  }, [box]);
  return width;
}
