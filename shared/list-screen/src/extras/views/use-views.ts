import type { ColumnLayout } from '@backoffice/contract';
import { type ViewedList, viewQuery } from '@backoffice/contract/list-view-values';
import type { ListView, ListViews } from '@backoffice/contract/list-views';
import { store, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { setViewLayout } from '../columns/view-layout';
import { rowId, VIEW } from '../../declaration/address';
import { listScreenMessages } from '../../messages';
import { viewsQuery } from './list-views.api';
import { type AddressedList, addressOfView, isBare, lostFields } from './view-query';

/** Updates the default view in the session data, so that the link in the menu opens the list with it without another call. */
function keepStart({ items, start, paths }: ListViews): void {
  const user = store.get(userAtom);
  if (!user) return;
  const view = items.find(({ id }) => id === start);
  const others = Object.entries(user.starts ?? {}).filter(([path]) => !paths.includes(path));
  const own = view ? paths.map((path) => [path, viewQuery(view)]) : [];
  store.set(userAtom, { ...user, starts: Object.fromEntries([...others, ...own]) as typeof user.starts });
}

/** The views of a list, and the active one, which its address names. */
export function useViews(list: AddressedList, name: ViewedList) {
  const text = listScreenMessages.useText();
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const named = rowId.read(address.get(VIEW) ?? '');
  const [isNeeded, setIsNeeded] = useState(false);
  const options = viewsQuery(name);
  const { data, isError } = useQuery({ ...options, enabled: isNeeded || named !== undefined });
  const inForce = data?.items.find(({ id }) => id === named);

  const show = (view: ListView | undefined, replace = false) =>
    setAddress(addressOfView(list, view, address), { replace });

  // A link may contain the view without its filters.
  const open = useEffectEvent(() => {
    if (inForce && isBare(list, address)) show(inForce, true);
    if (!inForce)
      notify.warning({
        title: text('views.missing.title'),
        body: text('views.missing.body'),
        durationMs: 8000,
      });
  });
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && named !== undefined) open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a view that is chosen later is there
  }, [isThere]);

  const lost = inForce ? lostFields(list, inForce).join(', ') : '';
  const notifyLost = useEffectEvent((view: ListView) =>
    notify.warning({
      title: text('views.lost.title', { name: view.name }),
      body: text('views.lost.body', { fields: lost }),
      durationMs: 8000,
    }),
  );
  useEffect(() => {
    if (inForce && lost) notifyLost(inForce);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each view that comes in force
  }, [inForce?.id, lost]);

  // Unsaved changes of the columns end with the view.
  const layoutText = JSON.stringify(inForce?.columns ?? null);
  useEffect(() => {
    if (!isThere || named === undefined) return undefined;
    const show = () => setViewLayout(name, named, JSON.parse(layoutText) as ColumnLayout | null);
    show();
    return show;
  }, [isThere, name, named, layoutText]);

  useEffect(() => {
    if (data) keepStart(data);
  }, [data]);

  return {
    views: data?.items,
    start: data?.start,
    isError,
    inForce,
    lost,
    load: useCallback(() => setIsNeeded(true), []),
    show,
    /** Sets the active view in the address, and keeps what the list shows. */
    setInForce: (id: number | undefined) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === undefined) next.delete(VIEW);
          else next.set(VIEW, String(id));
          return next;
        },
        { replace: true },
      ),
    reread: () => client.invalidateQueries({ queryKey: options.queryKey }),
  };
}
export type Views = ReturnType<typeof useViews>;
