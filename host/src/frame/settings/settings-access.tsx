import { IconButton, SettingsIcon } from '@backoffice/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { messages } from '../../kernel/messages';
import { openSettings, shownPanelAtom } from './open-settings';
import { useSettingsAccessStyles } from './settings-access.styles';
import { showSettingsAtom } from '../../kernel/settings/settings';

/** The button at the page's edge, and the panel that it opens. */
export function SettingsAccess() {
  const styles = useSettingsAccessStyles();
  const text = messages.useText();
  const isShown = useAtomValue(showSettingsAtom);
  const [panel, setPanel] = useAtom(shownPanelAtom);
  const close = useCallback(() => setPanel(null), [setPanel]);
  return (
    <>
      {isShown && (
        <IconButton
          aria-haspopup="dialog"
          className={styles.button}
          data-tour="settings"
          icon={<SettingsIcon size={16} />}
          label={text('settings.open.label')}
          onClick={() => void openSettings()}
        />
      )}
      {panel && <panel.Panel onClose={close} />}
    </>
  );
}
