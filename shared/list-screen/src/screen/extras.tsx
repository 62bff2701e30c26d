import { useLateCode } from '@backoffice/ui/late-code';
import { useCallback, useEffect, useState } from 'react';
import { bulk } from '../extras/bulk';
import { columns } from '../extras/columns';
import type { Extra, ExtraContext, ExtraParts, ListFrame } from '../extras/extra';
import { live } from '../extras/live';
import { panel } from '../extras/panel';
import { views } from '../extras/views';
import { listScreenMessages } from '../messages';
import { notifyNotLoaded } from '../load-failure';
import { useWhenAtRest } from './lazy-dialog';

/** The extras of a list, in the order of their elements: the panel is the second column of the list's grid. */
const table: readonly Extra[] = [views, panel, live, bulk, columns];

export type LoadedExtras = readonly (Pick<Extra, 'slot'> & ExtraParts)[];

async function loadExtras(context: ExtraContext): Promise<LoadedExtras> {
  const needed = table.filter(({ needs }) => needs(context));
  const [loaded] = await Promise.all([
    Promise.all(needed.map(async ({ slot, load }) => ({ slot, ...(await (await load()).partsOf(context)) }))),
    listScreenMessages.load(),
  ]);
  return loaded;
}

/**
 * Loads the extras of a list when it is idle, or when a row is opened.
 * @param isRowOpen a row is open from the start: they are loaded at once, with the row's panel
 */
export function useExtras({ list, mayEdit, source, isRowOpen }: ExtraContext) {
  const fetchExtras = useCallback(
    () => loadExtras({ list, mayEdit, source, isRowOpen }),
    [list, mayEdit, source, isRowOpen],
  );
  const [awaited, setAwaited] = useState<number>();
  const whenAtRest = useWhenAtRest();
  const isRequested = isRowOpen || awaited !== undefined;
  const { fetched, hasFailed, retry } = useLateCode(fetchExtras, true, isRequested ? undefined : whenAtRest);
  useEffect(() => {
    if (!hasFailed || awaited === undefined) return;
    setAwaited(undefined);
    notifyNotLoaded();
  }, [hasFailed, awaited]);
  // Stable before and after loading, so that the table's cells are not rendered again.
  const awaitRow = useCallback(
    (id: number | undefined) => {
      setAwaited(id);
      retry();
    },
    [retry],
  );
  return { extras: fetched, awaited, awaitRow };
}

interface ExtrasInProps {
  extras: LoadedExtras | undefined;
  slot: Extra['slot'];
  frame: ListFrame;
}

/** The extras of one slot. */
export function ExtrasIn({ extras = [], slot, frame }: ExtrasInProps) {
  return extras.map(({ slot: own, Part }, index) => own === slot && <Part key={index} {...frame} />);
}
