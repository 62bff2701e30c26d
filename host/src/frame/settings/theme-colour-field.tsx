import { brandRamp } from '@backoffice/ui/brand-ramp';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { messages } from '../../kernel/messages';
import { ColourCodeInput } from './colour-code-input';
import { defaultSettings } from '../../kernel/settings/kept-settings';
import { settingsAtom } from '../../kernel/settings/settings-atom';
import { useSettingsPanelStyles } from './settings-panel.styles';

const presets = [
  ['settings.theme.blue', defaultSettings.theme],
  ['settings.theme.teal', '#007777'],
  ['settings.theme.green', '#117b39'],
  ['settings.theme.orange', '#ba4c12'],
  ['settings.theme.magenta', '#ad447c'],
  ['settings.theme.violet', '#7658bb'],
  ['settings.theme.grey', '#5c6670'],
] as const;

/** Some colours to choose from, and any other one. */
export function ThemeColourField() {
  const styles = useSettingsPanelStyles();
  const text = messages.useText();
  const [{ theme }, change] = useAtom(settingsAtom);
  const name = useId();
  const choose = (colour: string) =>
    change({
      theme: colour,
      brand: colour === defaultSettings.theme ? defaultSettings.brand : brandRamp(colour),
    });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('settings.theme.label')}</legend>
      <div className={styles.swatches}>
        {presets.map(([key, colour]) => (
          <input
            aria-label={text(key)}
            checked={theme === colour}
            className={styles.swatch}
            data-tooltip={text(key)}
            key={key}
            name={name}
            onChange={() => choose(colour)}
            style={{ backgroundColor: colour }}
            type="radio"
          />
        ))}
      </div>
      <div className={styles.anyColour}>
        <input
          aria-label={text('settings.theme.any')}
          className={styles.picker}
          data-tooltip={text('settings.theme.any')}
          onChange={(event) => choose(event.target.value)}
          type="color"
          value={theme}
        />
        <ColourCodeInput onChange={choose} value={theme} />
      </div>
      <p className={styles.hint}>{text('settings.theme.hint')}</p>
    </fieldset>
  );
}
