import { api } from '@backoffice/api-client';
import { listViewPaths, type ViewedList } from '@backoffice/contract/list-view-values';
import type { ListView, ListViews } from '@backoffice/contract/list-views';
import { queryOptions } from '@tanstack/react-query';
import type { Shown } from './view-query';

/** Time for which the views are used without reading them again, in ms; others may share one at any time. */
const FRESH_MS = 10_000;

/** The query for the views of a list; when it fails, the menu shows that. */
export const viewsQuery = (list: ViewedList) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: ({ signal }) =>
      api.post<ListViews>(listViewPaths.list, { list }, { signal, quiet: true, read: true }),
    staleTime: FRESH_MS,
  });

type ReadView = Pick<ListView, 'id' | 'updatedAt'>;
const asRead = ({ id, updatedAt }: ReadView) => ({ id, updatedAt });

/** The calls for views. Dialogs show their own failures; those of the menu raise a notice. */
export const listViewsApi = {
  create: (view: Shown & Pick<ListView, 'list' | 'name'>, idempotencyKey: string) =>
    api.post<ListView>(listViewPaths.create, view, { idempotencyKey, shown: true }),
  rename: (view: ReadView, name: string) =>
    api.put<ListView>(listViewPaths.update, { ...asRead(view), name }, { shown: true }),
  save: (view: ReadView, shown: Shown) =>
    api.put<ListView>(listViewPaths.update, { ...asRead(view), ...shown }),
  share: (view: ReadView, role: string | null) =>
    api.put<ListView>(listViewPaths.share, { ...asRead(view), role }, { shown: true }),
  setStart: (list: ViewedList, id: number | null) => api.put<unknown>(listViewPaths.start, { list, id }),
  remove: (view: ReadView) => api.post<unknown>(listViewPaths.delete, asRead(view)),
};
