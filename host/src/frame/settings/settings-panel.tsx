import { ArrowResetIcon, Button, Dialog } from '@backoffice/ui';
import { useSetAtom } from 'jotai';
import { messages } from '../../kernel/messages';
import { ColorSchemeField } from './color-scheme-field';
import { debugMenuAtom } from '../../navigation/debug-menu-atom';
import { defaultSettings } from '../../kernel/settings/kept-settings';
import {
  fixedHeaderAtom,
  showSettingsAtom,
  sidebarLogoAtom,
  supportPinyinSearchAtom,
  tagsViewAtom,
} from '../../kernel/settings/setting-atoms';
import { SettingSwitch } from './setting-switch';
import { settingsAtom } from '../../kernel/settings/settings-atom';
import { useSettingsPanelStyles } from './settings-panel.styles';
import type { SettingsPanelProps } from './shown-panel-atom';
import { ThemeColourField } from './theme-colour-field';

/** How the interface looks and what it shows, for this browser; each change is seen and kept at once. */
export function SettingsPanel({ onClose }: SettingsPanelProps) {
  const styles = useSettingsPanelStyles();
  const text = messages.useText();
  const change = useSetAtom(settingsAtom);
  const reset = (
    <Button icon={<ArrowResetIcon />} onClick={() => change(defaultSettings)}>
      {text('settings.reset.label')}
    </Button>
  );
  return (
    <Dialog actions={reset} onDismiss={onClose} size="side" title={text('settings.panel.title')}>
      <div className={styles.root}>
        <ColorSchemeField />
        <ThemeColourField />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{text('settings.frame.label')}</legend>
          <SettingSwitch label={text('settings.tagsView.label')} setting={tagsViewAtom} />
          <SettingSwitch label={text('settings.fixedHeader.label')} setting={fixedHeaderAtom} />
          <SettingSwitch label={text('settings.sidebarLogo.label')} setting={sidebarLogoAtom} />
          <SettingSwitch label={text('settings.showSettings.label')} setting={showSettingsAtom} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{text('settings.menu.label')}</legend>
          <SettingSwitch label={text('settings.pinyin.label')} setting={supportPinyinSearchAtom} />
          <SettingSwitch label={text('settings.debugMenu.label')} setting={debugMenuAtom} />
        </fieldset>
      </div>
    </Dialog>
  );
}
