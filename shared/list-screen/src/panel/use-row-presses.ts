import { pressedKey } from '@backoffice/ui/pressed-key';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ListRow } from '../declaration/define-list';

/** What has an Escape of its own. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What a press inside a row is for, if it is not for the row. */
const CONTROLS = 'a, button, input, select, label';

/** Whether an Escape is nobody else's: of no layer that is open, and of no field. */
const isFree = ({ target }: Event) =>
  !(target as Element).matches('input, textarea, select') && document.querySelector(LAYERS) === null;

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The rows of a table in their order. A heading over a group of them has no cell but its own. */
export const rowElements = (place: Element | null) =>
  [...(place?.firstElementChild?.querySelectorAll('tr') ?? [])].filter((row) =>
    row.querySelector(':scope > td'),
  );

interface RowPresses {
  /** Its first element holds the list's table. */
  place: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  /** The open one. */
  id: number | undefined;
  /** Before the id in the address of a row's page, if it has one. */
  pages: string | undefined;
  show: (id: number) => void;
  close: () => void;
  /** Somebody reaches for a row. */
  warm: () => void;
}

/**
 * Opens the panel of a row that is pressed, in its free room or on the link to its page, and has an open one follow the keyboard's focus
 * from row to row, and close with Escape. The table is the list's, which knows nothing of it.
 */
export function useRowPresses({ place, rows, id, pages, show, close, warm }: RowPresses): void {
  const rowOf = (target: EventTarget | null) =>
    rows[rowElements(place.current).findIndex((row) => row.contains(target as Node))]?.id;

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
    // By key on the row that is open already: into its panel.
    else if (event.detail === 0) place.current?.querySelector<HTMLElement>('aside h2')?.focus();
  });
  // In its free room only what is pressed: a pointer passes over many rows.
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
    // Ahead of the link's own listener, which then leaves the click alone; and of a layer that this Escape closes, so that it is seen.
    const options = { capture: true, signal: listening.signal };
    place.current?.addEventListener('click', press, options);
    place.current?.addEventListener('focusin', follow, options);
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      place.current?.addEventListener(type, reach, options);
    document.addEventListener('keydown', escape, options);
    return () => listening.abort();
  }, [place]);
}
