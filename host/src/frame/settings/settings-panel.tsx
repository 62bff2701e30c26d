import { ArrowResetIcon, Button, Dialog, Radio, RadioGroup } from '@backoffice/ui';
import { Switch } from '@backoffice/ui/late-controls';
import { useAtom, useSetAtom, type WritableAtom } from 'jotai';
import { messages } from '../../kernel/messages';
import {
  colorSchemeAtom,
  defaultSettings,
  fixedHeaderAtom,
  settingsAtom,
  showSettingsAtom,
  sidebarLogoAtom,
  supportPinyinSearchAtom,
  tagsViewAtom,
} from '../../kernel/settings/settings';
import { useSettingsPanelStyles } from './settings-panel.styles';
import { debugMenuAtom } from '../../navigation/debug-menu';
import { ThemeColourField } from './theme-colour-field';
import { chooseTimeZone, TimeZoneField, timeZoneMessages } from './time-zone-field';

/** Loads the texts of the panel. */
export const loadTexts = timeZoneMessages.load;

const schemes = [
  ['system', 'settings.scheme.system'],
  ['light', 'settings.scheme.light'],
  ['dark', 'settings.scheme.dark'],
] as const;

function ColorSchemeField() {
  const styles = useSettingsPanelStyles();
  const text = messages.useText();
  const [chosen, choose] = useAtom(colorSchemeAtom);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('settings.scheme.label')}</legend>
      <RadioGroup
        aria-label={text('settings.scheme.label')}
        className={styles.schemes}
        layout="horizontal"
        onChange={(_event, data) => choose(schemes.find(([scheme]) => scheme === data.value)?.[0] ?? chosen)}
        value={chosen}
      >
        {schemes.map(([scheme, label]) => (
          <Radio key={scheme} label={text(label)} value={scheme} />
        ))}
      </RadioGroup>
    </fieldset>
  );
}

interface SettingSwitchProps {
  label: string;
  setting: WritableAtom<boolean, [boolean], void>;
}

function SettingSwitch({ label, setting }: SettingSwitchProps) {
  const styles = useSettingsPanelStyles();
  const [isOn, setIsOn] = useAtom(setting);
  return (
    <Switch
      checked={isOn}
      className={styles.switch}
      label={label}
      labelPosition="before"
      onChange={(_event, data) => setIsOn(data.checked)}
    />
  );
}

/** The settings of this browser, and the user's time zone. Each change is applied and stored at once. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const styles = useSettingsPanelStyles();
  const text = messages.useText();
  const change = useSetAtom(settingsAtom);
  const reset = (
    <Button
      icon={<ArrowResetIcon />}
      onClick={() => {
        change(defaultSettings);
        void chooseTimeZone(null);
      }}
    >
      {text('settings.reset.label')}
    </Button>
  );
  return (
    <Dialog actions={reset} onDismiss={onClose} size="side" title={text('settings.panel.title')}>
      <div className={styles.root}>
        <ColorSchemeField />
        <ThemeColourField />
        <TimeZoneField />
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
