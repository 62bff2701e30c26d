import { atom } from 'jotai';
import type { ComponentType } from 'react';
import { store } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { messages } from '../../kernel/messages';

/** The panel of settings while it is open. */
export const shownPanelAtom = atom<{ Panel: ComponentType<{ onClose: () => void }> } | null>(null);

/** Shows the panel of settings; its code is fetched when it is first opened. */
export async function openSettings(): Promise<void> {
  try {
    const { loadTexts, SettingsPanel } = await import(/* webpackChunkName: "settings" */ './settings-panel');
    await loadTexts();
    store.set(shownPanelAtom, { Panel: SettingsPanel });
  } catch (error) {
    console.error('The settings could not be loaded.', error);
    notify.error({ title: messages.text('settings.failed.title') });
  }
}
