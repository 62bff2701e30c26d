import { type RefObject, useEffect, useState } from 'react';
import type { FilterField } from './filter-field';

/** In pixels, with their gaps: the buttons, the tabs, one field. */
const BUTTONS = 300;
const TABS = 240;
const FIELD = 104;

/** Returns the width that a list needs to have its filters in one row with its tabs and buttons, in pixels. */
export const roomFor = (fields: readonly FilterField[], hasTabs: boolean): number =>
  BUTTONS + (hasTabs ? TABS : 0) + fields.length * FIELD;

/**
 * Returns true if a list has too little room for its filters, as beside the panel of a row.
 * @param startsTight the expected state until the list has been laid out
 */
export function useIsTight(bar: RefObject<HTMLElement | null>, room: number, startsTight: boolean): boolean {
  const [isTight, setIsTight] = useState(startsTight);
  useEffect(() => {
    if (!bar.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      // A hidden page has no width.
      if (width > 0) setIsTight(width < room);
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar, room]);
  return isTight;
}
