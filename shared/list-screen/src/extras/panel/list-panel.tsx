import { type LateCode, useLateCode } from '@backoffice/ui/late-code';
import { useEffect, useEffectEvent } from 'react';
import type { ListRow } from '../../declaration/define-list';
import { notifyNotLoaded } from '../../load-failure';
import { useClassWhile } from '../../use-class-while';
import type { ExtraContext, ExtraParts, ListFrame, Panel } from '../extra';
import { useBesidePanelStyles } from './beside-panel.styles';
import { useOpenRow } from './use-open-row';
import { rowElements } from './pressed-row';
import { useRowPresses } from './use-row-presses';

export type LatePanel = LateCode<Panel<ListRow>>;

const loadRowDetails = async () =>
  (await import(/* webpackChunkName: "list-panel" */ './row-details')).RowDetails;

/** Loads a panel that may be opened soon; a failed load is repeated when it is opened. */
async function warm(panel: LatePanel): Promise<void> {
  try {
    panel.fetched ??= await panel.fetch();
  } catch (error) {
    console.warn(error);
  }
}

interface ListPanelProps extends ListFrame {
  panel: LatePanel;
}

/** The panel of the row in the list's address, beside the list; nothing while none is open. */
export function ListPanel({ panel, awaited, awaitRow, ...frame }: ListPanelProps) {
  const { container, rows, source } = frame;
  const styles = useBesidePanelStyles();
  const { id, show, close } = useOpenRow();
  const isWanted = awaited !== undefined || id !== undefined;
  const { fetched: Panel, hasFailed, retry } = useLateCode(panel, isWanted);
  const request = (next: number) => (panel.fetched ? show(next) : awaitRow(next));
  useRowPresses({
    container,
    rows,
    id,
    pages: source?.pages,
    show: request,
    close,
    warm: () => void warm(panel),
  });
  // In an effect, because effects do not run in a page that was left while the panel loaded.
  const begin = useEffectEvent(() => {
    if (awaited === undefined) return;
    if (!Panel) return retry();
    show(awaited);
    awaitRow(undefined);
  });
  useEffect(() => begin(), [Panel, awaited]);
  useEffect(() => {
    if (!hasFailed) return;
    awaitRow(undefined);
    notifyNotLoaded();
  }, [hasFailed, awaitRow]);

  const isOpen = id !== undefined && Panel !== undefined;
  // Runs before the panel's effects, which move the focus into the list or out of it.
  useClassWhile(container, styles.container, isOpen);
  // Runs after each rendering of the list, which may have replaced the element of the row.
  useEffect(() => {
    const row = rowElements(container.current)[rows.findIndex((each) => each.id === id)];
    row?.setAttribute('aria-current', 'true');
    return () => row?.removeAttribute('aria-current');
  });
  return isOpen && <Panel close={close} id={id} {...frame} />;
}

export async function partsOf({ source, isRowOpen }: ExtraContext): Promise<ExtraParts> {
  const panel: LatePanel = { fetch: source?.load ?? loadRowDetails };
  if (isRowOpen) await warm(panel);
  return { Part: (frame) => <ListPanel {...frame} panel={panel} /> };
}
