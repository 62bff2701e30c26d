import type { ListRow } from '../../declaration/define-list';

/** Elements that handle a press inside a row themselves. */
const CONTROLS = 'a, button, input, select, label';

/** The rows of a list on screen. */
export interface RowsOnScreen {
  /** The element whose first child contains the list's table. */
  container: Element | null;
  rows: readonly ListRow[];
  /** The address of a row's page up to its id, if rows have a page. */
  pages: string | undefined;
}

/** Returns the rows of a table in their order. The heading of a group of rows has a header cell only. */
export const rowElements = (container: Element | null) =>
  [...(container?.firstElementChild?.querySelectorAll('tr') ?? [])].filter((row) =>
    row.querySelector(':scope > td'),
  );

/** Returns the id of the row that contains an element. */
export const rowOf = (target: EventTarget | null, { container, rows }: RowsOnScreen) =>
  rows[rowElements(container).findIndex((row) => row.contains(target as Node))]?.id;

/** Returns true if a press on an element opens its row: on the free area, or on the link to the row's page. */
export function opensRow(target: Element, row: number, { pages }: RowsOnScreen): boolean {
  const control = target.closest(CONTROLS);
  return !control || (pages !== undefined && control.getAttribute('href') === pages + String(row));
}

/** Returns the id of the row that a click opens: without a modifier key, and not at the end of a selection of text. */
export function pressedRow(event: MouseEvent, onScreen: RowsOnScreen): number | undefined {
  const target = event.target as Element;
  const row = rowOf(target, onScreen);
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (row === undefined || ctrlKey || metaKey || shiftKey || altKey || !opensRow(target, row, onScreen))
    return;
  return target.closest(CONTROLS) || getSelection()?.isCollapsed !== false ? row : undefined;
}
