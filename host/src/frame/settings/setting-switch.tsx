import { Switch } from '@backoffice/ui';
import { useAtom, type WritableAtom } from 'jotai';
import { useSettingsPanelStyles } from './settings-panel.styles';

interface SettingSwitchProps {
  label: string;
  setting: WritableAtom<boolean, [boolean], void>;
}

export function SettingSwitch({ label, setting }: SettingSwitchProps) {
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
