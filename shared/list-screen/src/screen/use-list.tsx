import { useEffect, useState } from 'react';
import { NEW_ROW } from '@backoffice/contract';
import { answerInTable } from './answer-in-table';
import { useRequestedForm } from './use-requested-form';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';
import { filtersInForce } from '../declaration/filters';
import { useListCache } from '../changes/list-cache';
import { useRowCommands } from './use-row-commands';
import { useShownPage } from './use-shown-page';

/** Time for which a newly created row is marked. */
const NEW_FOR_MS = 5000;

/** The row that was just created here; it is shown on top, regardless of the list's order. */
function useNewestRow() {
  const [id, setId] = useState<number>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => setId(undefined), NEW_FOR_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return { id, mark: (row: ListRow) => setId(row.id) };
}

/** The page of a declared list that the address names, with its commands and dialogs. */
export function useList<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
) {
  const text = list.messages.useText();
  const cache = useListCache<T>(list.key, list.neighbour);
  const shown = useShownPage(list, cache.expire);
  const { query, answer } = shown;
  const newest = useNewestRow();
  const { add, ...rowCommands } = useRowCommands(list, query, cache);

  const openNew = (of?: number) => add(newest.mark, of);
  useRequestedForm(list.form !== undefined && rowCommands.mayEdit, (form, of) => {
    if (form === NEW_ROW) return () => openNew(of);
    if (!answer.data || answer.isPlaceholderData) return undefined;
    const row = answer.data.items.find(({ id }) => String(id) === form);
    return () => row && !list.isLocked?.(row) && rowCommands.commands.change?.edit(row);
  });

  const inForce = filtersInForce(list.filters, query, text);
  const inWords = inForce.map((filter) => text(list.texts.inForce, filter));
  return {
    list,
    ...shown,
    ...answerInTable(answer, inWords.length > 0),
    /** The active filters as texts. */
    inWords,
    cache,
    ...rowCommands,
    /** Opens the form of a new row. */
    add: () => openNew(),
    newRow: newest.id,
  };
}

/** The result of `useList`. */
export type ListModel<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
> = ReturnType<typeof useList<T, Q, Key, Name>>;
