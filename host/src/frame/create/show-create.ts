import { store } from '@backoffice/session';
import { CreateButton, creationItems } from './create-button';
import { createToolsAtom } from './create-place';
import { messages } from './messages';

/** From now on what the user may create stands in the top bar, or in their menu where that has no room. */
export async function showCreate(): Promise<void> {
  try {
    await messages.load();
    store.set(createToolsAtom, { CreateButton, creationItems });
  } catch (error) {
    console.warn('What can be created can not be shown', error);
  }
}
