import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import type { ListRow } from '../../declaration/define-list';
import type { Panel, PanelProps, PanelSource } from './panel';
import { useBesidePanelStyles } from './beside-panel.styles';
import { useOpenRow } from './use-open-row';
import { rowElements, useRowPresses } from './use-row-presses';

/** A panel whose code is loaded when a user is about to open a row. */
export interface PanelOnDemand<T extends ListRow> {
  /** Rejects when loading fails; the next call loads it again. */
  load: () => Promise<Panel<T>>;
  /** The loaded panel. */
  loaded?: Panel<T>;
}

/** @param source the list's own panel; undefined for the common one */
export function panelOnDemand<T extends ListRow>(source: PanelSource<T> | undefined): PanelOnDemand<T> {
  const ofColumns = async () =>
    (await import(/* webpackChunkName: "list-panel" */ './row-details')).RowDetails as Panel<T>;
  const fetchPanel = source ? source.load : ofColumns;
  const panel: PanelOnDemand<T> = { load: async () => (panel.loaded ??= await fetchPanel()) };
  return panel;
}

export interface ListPanelProps<T extends ListRow> extends Omit<PanelProps<T>, 'id' | 'close'> {
  panel: PanelOnDemand<T>;
  /** Called when the panel could not be loaded. */
  onFailure: () => void;
  source: PanelSource<T> | undefined;
  container: RefObject<HTMLElement | null>;
  /** Opens the panel of a row. */
  open: RefObject<((id: number) => void) | null>;
  /** The row to open first. */
  first: number | undefined;
}

/** The panel of the row in the list's address, beside the list; nothing while none is open. */
export function ListPanel<T extends ListRow>({
  panel,
  onFailure,
  source,
  container,
  open,
  first,
  ...shown
}: ListPanelProps<T>) {
  const styles = useBesidePanelStyles();
  const { id, show, close } = useOpenRow();
  const { rows } = shown;
  const [Panel, setPanel] = useState(() => panel.loaded);
  // The row to open when the panel is loaded; null when that was done, or failed.
  const [wanted, setWanted] = useState<number | null>();
  const requested = wanted === undefined ? first : (wanted ?? undefined);
  const request = useCallback((next: number) => (panel.loaded ? show(next) : setWanted(next)), [panel, show]);
  const warm = useCallback(() => void panel.load().catch(() => {}), [panel]);
  useRowPresses({ container, rows, id, pages: source?.pages, show: request, close, warm });
  useImperativeHandle(open, () => request, [request]);
  useEffect(() => {
    if (Panel || wanted === null || (requested === undefined && id === undefined)) return;
    panel.load().then(
      (fetched) => setPanel(() => fetched),
      (error: unknown) => {
        console.error(error);
        setWanted(null);
        onFailure();
      },
    );
  }, [Panel, wanted, requested, id, panel, onFailure]);
  // In an effect, because effects do not run in a page that was left while the panel loaded.
  const begin = useEffectEvent(() => {
    if (!Panel || requested === undefined) return;
    show(requested);
    // Prevents opening it again when the page has been left and is shown again.
    setWanted(null);
  });
  useEffect(() => begin(), [Panel, requested]);

  const isOpen = id !== undefined && Panel !== undefined;
  // Runs before the panel's effects, which move the focus into the list or out of it.
  useLayoutEffect(() => {
    const list = container.current!;
    const names = styles.container.split(' ');
    if (!isOpen) return undefined;
    list.classList.add(...names);
    return () => list.classList.remove(...names);
  }, [container, styles.container, isOpen]);
  // Runs after each rendering of the list, which may have replaced the element of the row.
  useEffect(() => {
    const row = rowElements(container.current)[rows.findIndex((each) => each.id === id)];
    row?.setAttribute('aria-current', 'true');
    return () => row?.removeAttribute('aria-current');
  });
  return isOpen && <Panel close={close} id={id} {...shown} />;
}
