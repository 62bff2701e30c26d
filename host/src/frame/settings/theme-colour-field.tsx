import { Field, Input } from '@backoffice/ui';
import { useId, useState } from 'react';
import { brandRamp } from '@backoffice/ui/brand-ramp';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useAtom } from 'jotai';
import { messages } from '../../kernel/messages';
import { productAccent } from '../../kernel/product';
import { useSettingsPanelStyles } from './settings-panel.styles';
import { defaultSettings, settingsAtom } from '../../kernel/settings/settings';

/** Normalises three or six hexadecimal digits, with or without `#`, to `#` and six lower-case digits. Null for other texts. */
export function parseColour(code: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(code.trim().toLowerCase())?.[1];
  if (!digits) return null;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

interface ColourCodeInputProps {
  /** `#` and six digits. */
  value: string;
  onChange: (colour: string) => void;
}

/** A field for a colour code. Applies a complete code, and shows an error if it is left incomplete. */
function ColourCodeInput({ value, onChange }: ColourCodeInputProps) {
  const styles = useSettingsPanelStyles();
  const text = messages.useText();
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  const [isRefused, setIsRefused] = useState(false);
  if (applied !== value) {
    setApplied(value);
    if (parseColour(typed) !== value) setTyped(value);
    setIsRefused(false);
  }
  const apply = (code: string) => {
    const colour = parseColour(code);
    if (colour && colour !== value) onChange(colour);
    return colour;
  };
  const finish = () => {
    const colour = apply(typed);
    setIsRefused(!colour);
    if (colour) setTyped(colour);
  };
  return (
    <Field
      className={styles.code}
      label={text('settings.theme.code')}
      validationMessage={isRefused ? text('settings.theme.refused') : undefined}
    >
      <Input
        maxLength={7}
        onBlur={finish}
        onChange={(_event, data) => {
          setTyped(data.value);
          // Three digits may be the first half of six, so they are applied only on leaving the field.
          if (data.value.replace('#', '').length === 6) apply(data.value);
        }}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') finish();
        }}
        spellCheck={false}
        value={typed}
      />
    </Field>
  );
}

const presets = [
  [productAccent() ? 'settings.theme.product' : 'settings.theme.blue', defaultSettings.theme],
  ['settings.theme.teal', '#007777'],
  ['settings.theme.green', '#117b39'],
  ['settings.theme.orange', '#ba4c12'],
  ['settings.theme.magenta', '#ad447c'],
  ['settings.theme.violet', '#7658bb'],
  ['settings.theme.grey', '#5c6670'],
] as const;

/** The presets; the product's colour is the first, and not offered twice. */
const offered = presets.filter(([, colour], at) => colour !== defaultSettings.theme || at === 0);

/** A choice of preset colours, and a field for any other. */
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
        {offered.map(([key, colour]) => (
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
