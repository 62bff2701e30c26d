import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect } from 'react';
import type { ListRow } from '../declaration/define-list';
import type { Panel, PanelProps, PanelSource } from './panel';
import { useRowPanelStyles } from './row-panel.styles';
import { useOpenRow } from './use-open-row';
import { rowElements, useRowPresses } from './use-row-presses';

interface ListPanelProps<T extends ListRow> extends Omit<PanelProps<T>, 'id' | 'close'> {
  Panel: Panel<T>;
  source: PanelSource<T> | undefined;
  place: RefObject<HTMLElement | null>;
  /** Opens the panel of a row. */
  open: RefObject<((id: number) => void) | null>;
  /** The row to begin with. */
  first: number | undefined;
}

/** The panel of the row that the list's address names, beside the list; nothing as long as none is open. */
export function ListPanel<T extends ListRow>({
  Panel,
  source,
  place,
  open,
  first,
  ...shown
}: ListPanelProps<T>) {
  const styles = useRowPanelStyles();
  const { id, show, close } = useOpenRow();
  const { rows } = shown;
  useRowPresses({ place, rows, id, pages: source?.pages, show, close });
  useImperativeHandle(open, () => show, [show]);
  const begin = useEffectEvent(() => first !== undefined && show(first));
  useEffect(() => void begin(), [first]);

  const isOpen = id !== undefined;
  // Before the panel's effects, which move the focus into the list or out of it.
  useLayoutEffect(() => {
    const list = place.current!;
    const names = styles.place.split(' ');
    if (!isOpen) return undefined;
    list.classList.add(...names);
    return () => list.classList.remove(...names);
  }, [place, styles.place, isOpen]);
  // After each rendering of the list, which may have put another element in the row's place.
  useEffect(() => {
    const row = rowElements(place.current)[rows.findIndex((each) => each.id === id)];
    row?.setAttribute('aria-current', 'true');
    return () => row?.removeAttribute('aria-current');
  });
  return isOpen && <Panel close={close} id={id} {...shown} />;
}
