import { api } from '@backoffice/api-client';
import { type ColumnLayout, type ListLayoutRequest, listLayoutPath } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import { rowNotices } from '@backoffice/ui';
import { listScreenMessages } from '../messages';
import { isShownByView, setLayout } from './view-layout';

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
 * Puts the columns of a list as the user wants them, at once, and lets the server keep it. Where that fails they stay so until the page
 * is loaded again, and go with the next change. What a view shows is the view's to keep.
 *
 * @param columns none for the list as it is declared
 */
export function changeLayout(list: string, columns: ColumnLayout): void {
  const user = store.get(userAtom);
  if (!user) return;
  setLayout(list, columns.length > 0 ? columns : undefined);
  if (isShownByView(list)) return;
  unsent.set(list, { list, columns, username: user.name });
  sending ??= send();
}
