export type Side = 'above' | 'below';

const GAP = 4;
const EDGE = 8;

/**
 * Puts a fixed-position element beside a rectangle, on the preferred side where it fits, and inside the window.
 *
 * @param align which edges meet: the start ones, the end ones, or the middles
 */
export function placeBeside(
  floating: HTMLElement,
  anchor: { left: number; right: number; top: number; bottom: number },
  side: Side,
  align: 'start' | 'center' | 'end',
): void {
  const { width, height } = floating.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const above = anchor.top - GAP - height;
  const below = anchor.bottom + GAP;
  const fitsAbove = above >= EDGE;
  const fitsBelow = below + height <= clientHeight - EDGE;
  const useAbove = side === 'above' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  const wanted = {
    start: anchor.left,
    center: (anchor.left + anchor.right - width) / 2,
    end: anchor.right - width,
  }[align];
  const left = Math.max(EDGE, Math.min(wanted, clientWidth - width - EDGE));
  const top = Math.max(EDGE, Math.min(useAbove ? above : below, clientHeight - height - EDGE));
  floating.style.left = `${Math.round(left)}px`;
  floating.style.top = `${Math.round(top)}px`;
}
