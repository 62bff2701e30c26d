import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { freePosition, GAP, reachableControls } from './free-position';

/** Widths of the stack in pixels, preferred ones first. The last ones fit between the controls of cards. */
const WIDTHS = [340, 480, 272, 240, 208, 200, 180];
const MARGIN = 12;
/** Small enough for one toast to fit beside the pagination below the table of a list. */
const MARGIN_BELOW = 4;

const findStrip = () => document.querySelector<HTMLElement>('[data-toast-strip]');

/** Gives the toast a strip of its own below the bars of the page, which moves the rest of the page down. */
function reserveStrip({ style, offsetHeight }: HTMLElement): void {
  const strip = findStrip();
  if (!strip) return;
  const { top } = strip.getBoundingClientRect();
  strip.style.paddingBlockStart = `${offsetHeight + 2 * GAP}px`;
  style.inset = `${top + GAP}px ${MARGIN}px auto auto`;
}

const releaseStrip = () => findStrip()?.style.removeProperty('padding-block-start');

const fits = (stack: HTMLElement, taken: Parameters<typeof freePosition>[2], count: number) => {
  const isNarrow = innerWidth < 640;
  const room = {
    left: MARGIN,
    // Older toasts wait instead of being shown in the upper half.
    top: count > 1 && !isNarrow ? innerHeight / 2 : MARGIN,
    right: document.documentElement.clientWidth - MARGIN,
    bottom: innerHeight - (isNarrow ? MARGIN : MARGIN_BELOW),
  };
  const size = { width: stack.offsetWidth, height: stack.offsetHeight };
  // A hand covers the lower end of a small screen.
  return freePosition(size, room, taken, isNarrow ? 'top' : 'bottom');
};

/**
 * Positions the stack of toasts so that it covers no control. If there is no room for all, the older ones wait.
 * @returns number of shown toasts
 */
export function useFreePosition(list: RefObject<HTMLElement | null>, toasts: readonly unknown[]): number {
  const [shown, setShown] = useState(1);
  const position = useEffectEvent((isAgain: boolean) => {
    const stack = list.current;
    // jsdom has no layout.
    if (!stack || !('elementFromPoint' in document)) return;
    const { style } = stack;
    const controls = () => {
      style.visibility = 'hidden';
      const found = reachableControls();
      style.visibility = '';
      return found;
    };
    const box = stack.getBoundingClientRect();
    if (isAgain && freePosition(box, box, controls(), 'top')) return;
    releaseStrip();
    const taken = controls();
    const items = [...stack.children] as HTMLElement[];
    for (let count = items.length; count > 0; count -= 1) {
      items.forEach((item, index) => (item.hidden = index >= count));
      for (const columns of new Set([1, count])) {
        for (const width of WIDTHS) {
          style.flexDirection = columns === 1 ? 'column' : 'row-reverse';
          style.width = `${width * columns}px`;
          const free = fits(stack, taken, count);
          if (!free) continue;
          style.inset = `${free.top}px auto auto ${free.left}px`;
          setShown(count);
          return;
        }
      }
    }
    // No free position: only the newest toast is shown.
    Object.assign(style, { inset: '', width: '', flexDirection: '' });
    reserveStrip(stack);
    setShown(1);
  });

  useLayoutEffect(() => {
    if (toasts.length === 0) {
      releaseStrip();
      return undefined;
    }
    position(false);
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => position(true));
    };
    // The page may scroll or open something while toasts are shown.
    const changes = new MutationObserver(again);
    changes.observe(document.body, { childList: true, subtree: true });
    const events = ['scrollend', 'resize'] as const;
    events.forEach((event) => window.addEventListener(event, again, true));
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      events.forEach((event) => window.removeEventListener(event, again, true));
    };
  }, [toasts]);

  return 'elementFromPoint' in document ? shown : toasts.length;
}
