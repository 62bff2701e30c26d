import { api } from '@backoffice/api-client';
import { type ColumnLayout, type ListLayoutRequest, listLayoutPath } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import { rowNotices } from '@backoffice/ui';
import { useSearchParams } from 'react-router-dom';
import { VIEW } from '../declaration/address';
import { listScreenMessages } from '../messages';
import { setViewLayout } from './view-layout';

/** What the server does not have yet, by the list; each but the last of several changes is left out. */
const unsent = new Map<string, ListLayoutRequest & { username: string }>();
let sending: Promise<void> | undefined;

async function send(): Promise<void> {
  for (const [list, { username, columns }] of unsent) {
    unsent.delete(list);
    // Somebody else may have signed in since.
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
 * Gives the way to put the columns of a list as the user wants them, at once, and to let the server keep it. Where that fails they stay so
 * until the page is loaded again, and go with the next change. What a view shows is the view's to keep.
 *
 * @returns takes no columns for the list as it is declared
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
