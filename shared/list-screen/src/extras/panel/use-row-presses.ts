import { pressedKey } from '@backoffice/ui/pressed-key';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { opensRow, pressedRow, rowOf, type RowsOnScreen } from './pressed-row';

/** Elements that handle Escape themselves. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Returns true if an Escape belongs to no open layer and no field. */
const isFree = ({ target }: Event) =>
  !(target as Element).matches('input, textarea, select') && document.querySelector(LAYERS) === null;

interface RowPresses extends Omit<RowsOnScreen, 'container'> {
  container: RefObject<HTMLElement | null>;
  /** The id of the open row. */
  id: number | undefined;
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
  const onScreen = () => ({ container: container.current, rows, pages });
  const press = useEffectEvent((event: MouseEvent) => {
    const row = pressedRow(event, onScreen());
    if (row === undefined) return;
    event.preventDefault();
    if (row !== id) show(row);
    // Enter on the row that is already open moves the focus into its panel.
    else if (event.detail === 0) container.current?.querySelector<HTMLElement>('aside h2')?.focus();
  });
  // On the free area only a press counts, as a pointer passes over many rows.
  const reach = useEffectEvent(({ type, target }: Event) => {
    if (type === 'pointerover' && !(target as Element).closest('a')) return;
    const row = rowOf(target, onScreen());
    if (row !== undefined && opensRow(target as Element, row, onScreen())) warm();
  });
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const row = rowOf(target, onScreen());
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
