import { atom } from 'jotai';
import type { ComponentType } from 'react';
import { store } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { messages } from '../../kernel/messages';

/** The settings panel while it is open, else null. */
export const shownPanelAtom = atom<{ Panel: ComponentType<{ onClose: () => void }> } | null>(null);

/** Shows the settings panel, whose code is loaded on first use. */
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
