// Replaces Fluent's: docs/decisions/0023-own-components.md
export type Side = 'above' | 'below' | 'right';

export interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 4;
const EDGE = 8;

type Align = 'start' | 'center' | 'end';

/** Returns the position at which it starts along the shared edge. */
function alignedStart(align: Align, from: number, to: number, size: number): number {
  return { start: from, center: (from + to - size) / 2, end: to - size }[align];
}

/**
 * Positions a fixed element beside a rectangle, on the preferred side if it fits, and within the window.
 * @param align edges to align: start, end, or centres
 */
export function positionBeside(floating: HTMLElement, anchor: Rectangle, side: Side, align: Align): void {
  const { width, height } = floating.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  // The width of the body, because that of the document includes the scrollbar gutter while a dialog locks scrolling.
  const { clientWidth } = document.body;
  const isRight = side === 'right' && anchor.right + GAP + width <= clientWidth - EDGE;
  const above = anchor.top - GAP - height;
  const below = anchor.bottom + GAP;
  const fitsAbove = above >= EDGE;
  const fitsBelow = below + height <= clientHeight - EDGE;
  const useAbove = side === 'above' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  const wanted = isRight
    ? { left: anchor.right + GAP, top: alignedStart(align, anchor.top, anchor.bottom, height) }
    : {
        left: alignedStart(align, anchor.left, anchor.right, width),
        top: useAbove ? above : below,
      };
  const left = Math.max(EDGE, Math.min(wanted.left, clientWidth - width - EDGE));
  const top = Math.max(EDGE, Math.min(wanted.top, clientHeight - height - EDGE));
  floating.style.left = `${Math.round(left)}px`;
  floating.style.top = `${Math.round(top)}px`;
}
