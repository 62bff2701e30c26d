/** A rectangle in pixels of the window. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Minimum distance between the box and those it must not touch, in pixels. */
export const GAP = 4;
const STEP = 4;

/**
 * Returns the rightmost free position of a box, as near as possible to the given end of the room.
 * @param room the area that must contain the box
 * @param taken boxes that it must not touch
 * @param from the end at which the search starts
 * @returns its upper left corner; undefined when there is none
 */
export function freePosition(
  { width, height }: { width: number; height: number },
  room: Box,
  taken: readonly Box[],
  from: 'top' | 'bottom',
): { left: number; top: number } | undefined {
  const rows = Math.floor((room.bottom - room.top - height) / STEP);
  for (let row = 0; row <= rows; row += 1) {
    const top = from === 'top' ? room.top + row * STEP : room.bottom - height - row * STEP;
    const beside = taken.filter((box) => box.top < top + height + GAP && box.bottom > top - GAP);
    let left = room.right - width;
    for (;;) {
      const hit = beside.find((box) => box.left < left + width + GAP && box.right > left - GAP);
      if (!hit) break;
      left = Math.floor(hit.left - width - GAP);
    }
    if (left >= room.left) return { left, top };
  }
  return undefined;
}

const CONTROLS = [
  'a[href], button, input, select, textarea, summary, label, [contenteditable=true]',
  '[role=button], [role=tab], [role=option], [role^=menuitem], [role=slider], [role=separator][tabindex]',
  // Bars of controls, including the space between the controls.
  'header, nav, [role=tablist], [role=toolbar], [data-controls]',
].join();

/** Returns the boxes of the controls that a click can currently reach, and of the bars that contain them. */
export function reachableControls(): Box[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (box.width === 0 || y < 0 || y > innerHeight || x < 0 || x > innerWidth) return [];
    const met = document.elementFromPoint(x, y);
    return met && (control.contains(met) || met.contains(control)) ? [box] : [];
  });
}
