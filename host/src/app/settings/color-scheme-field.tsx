import { Radio, RadioGroup } from '@backoffice/ui';
import { useAtom } from 'jotai';
import { messages } from '../../messages';
import { colorSchemeAtom } from './setting-atoms';
import { useSettingsPanelStyles } from './settings-panel.styles';

const schemes = ['system', 'light', 'dark'] as const;

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
        onChange={(_event, data) => choose(schemes.find((scheme) => scheme === data.value) ?? chosen)}
        value={chosen}
      >
        {schemes.map((scheme) => (
          <Radio key={scheme} label={text(`settings.scheme.${scheme}`)} value={scheme} />
        ))}
      </RadioGroup>
    </fieldset>
  );
}
