import { api } from '@backoffice/api-client';
import { type ColumnLayout, type ListLayoutRequest, listLayoutPath } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import { rowNotices } from '@backoffice/ui';
import { useSearchParams } from 'react-router-dom';
import { VIEW } from '../../declaration/address';
import { listScreenMessages } from '../../messages';
import { setViewLayout } from './view-layout';

/** Layouts that are not yet saved, by list; only the last of several changes is sent. */
const unsent = new Map<string, ListLayoutRequest & { username: string }>();
let sending: Promise<void> | undefined;

async function send(): Promise<void> {
  for (const [list, { username, columns }] of unsent) {
    unsent.delete(list);
    // Another user may have signed in since.
    if (store.get(userAtom)?.name !== username) continue;
    try {
      await api.put(listLayoutPath, { list, columns }, { quiet: true });
    } catch (error) {
      rowNotices.failed(listScreenMessages.text('columns.not-kept'), error);
    }
  }
  sending = undefined;
}

/**
 * Returns a function that sets the columns of a list at once and saves them on the server. If saving fails, they last until the
 * page is reloaded, and are sent with the next change. Columns of a view are saved with the view.
 * @returns a function that takes an empty array for the declared columns
 */
export function useLayoutChange(list: string): (columns: ColumnLayout) => void {
  const view = useSearchParams()[0].get(VIEW);
  return (columns) => {
    const user = store.get(userAtom);
    if (!user) return;
    if (view !== null && user.viewLayouts?.[list]?.[view]) {
      setViewLayout(list, view, columns);
      return;
    }
    const { [list]: _before, ...others } = user.listLayouts ?? {};
    const listLayouts = columns.length > 0 ? { ...others, [list]: columns } : others;
    store.set(userAtom, { ...user, listLayouts });
    unsent.set(list, { list, columns, username: user.name });
    sending ??= send();
  };
}
