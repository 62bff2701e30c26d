import { pressedKey } from '@backoffice/ui/pressed-key';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ListRow } from '../../declaration/define-list';

/** Elements that handle Escape themselves. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** Elements that handle a press inside a row themselves. */
const CONTROLS = 'a, button, input, select, label';

/** Returns true if an Escape belongs to no open layer and no field. */
const isFree = ({ target }: Event) =>
  !(target as Element).matches('input, textarea, select') && document.querySelector(LAYERS) === null;

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Returns the rows of a table in their order. The heading of a group of rows has a header cell only. */
export const rowElements = (container: Element | null) =>
  [...(container?.firstElementChild?.querySelectorAll('tr') ?? [])].filter((row) =>
    row.querySelector(':scope > td'),
  );

interface RowPresses {
  /** The element whose first child contains the list's table. */
  container: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  /** The id of the open row. */
  id: number | undefined;
  /** The address of a row's page up to its id, if rows have a page. */
  pages: string | undefined;
  show: (id: number) => void;
  close: () => void;
  /** Called when a user is about to open a row. */
  warm: () => void;
}

/**
 * Opens the panel of a row that is pressed, on its free area or on the link to its page. An open panel follows the keyboard
 * focus from row to row, and closes with Escape. The table does not know of it.
 */
export function useRowPresses({ container, rows, id, pages, show, close, warm }: RowPresses): void {
  const rowOf = (target: EventTarget | null) =>
    rows[rowElements(container.current).findIndex((row) => row.contains(target as Node))]?.id;

  const isForRow = (target: Element, row: number) => {
    const control = target.closest(CONTROLS);
    return !control || (pages !== undefined && control.getAttribute('href') === pages + String(row));
  };
  const press = useEffectEvent((event: MouseEvent) => {
    const row = rowOf(event.target);
    if (row === undefined || !isPlain(event)) return;
    const target = event.target as Element;
    if (!isForRow(target, row) || (!target.closest(CONTROLS) && getSelection()?.isCollapsed === false))
      return;
    event.preventDefault();
    if (row !== id) show(row);
    // Enter on the row that is already open moves the focus into its panel.
    else if (event.detail === 0) container.current?.querySelector<HTMLElement>('aside h2')?.focus();
  });
  // On the free area only a press counts, as a pointer passes over many rows.
  const reach = useEffectEvent(({ type, target }: Event) => {
    if (type === 'pointerover' && !(target as Element).closest('a')) return;
    const row = rowOf(target);
    if (row !== undefined && isForRow(target as Element, row)) warm();
  });
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const row = rowOf(target);
    if (id === undefined || row === undefined || row === id) return;
    if ((target as Element).matches(':focus-visible')) show(row);
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (id !== undefined && pressedKey(event) === 'Escape' && isFree(event)) close();
  });

  useEffect(() => {
    const listening = new AbortController();
    // Captured before the link's own listener, which then ignores the click, and before a layer that this Escape closes, so
    // that the layer is still found.
    const options = { capture: true, signal: listening.signal };
    container.current?.addEventListener('click', press, options);
    container.current?.addEventListener('focusin', follow, options);
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      container.current?.addEventListener(type, reach, options);
    document.addEventListener('keydown', escape, options);
    return () => listening.abort();
  }, [container]);
}
