import { Radio, RadioGroup } from '@backoffice/ui';
import { useAtom } from 'jotai';
import { messages } from '../../kernel/messages';
import { colorSchemeAtom } from '../../kernel/settings/setting-atoms';
import { useSettingsPanelStyles } from './settings-panel.styles';

const schemes = [
  ['system', 'settings.scheme.system'],
  ['light', 'settings.scheme.light'],
  ['dark', 'settings.scheme.dark'],
] as const;

export function ColorSchemeField() {
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
