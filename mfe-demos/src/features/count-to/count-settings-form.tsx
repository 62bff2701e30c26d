import { Field, Input, MessageBar, MessageBarBody } from '@backoffice/ui';
import { messages } from '../../messages';
import { decimalsOf, type CountSettings } from './count-settings';
import { useCountToStyles } from './count-to.styles';

type Key = Parameters<typeof messages.text>[0];

const fields: { name: keyof CountSettings; label: Key; isNumber?: true }[] = [
  { name: 'start', label: 'countTo.field.start', isNumber: true },
  { name: 'end', label: 'countTo.field.end', isNumber: true },
  { name: 'duration', label: 'countTo.field.duration', isNumber: true },
  { name: 'decimals', label: 'countTo.field.decimals', isNumber: true },
  { name: 'separator', label: 'countTo.field.separator' },
  { name: 'prefix', label: 'countTo.field.prefix' },
  { name: 'suffix', label: 'countTo.field.suffix' },
];

export interface CountSettingsFormProps {
  settings: CountSettings;
  onChange: (settings: CountSettings) => void;
}

/** A number of decimals that cannot be is refused with an alert, and counting goes on with none. */
export function CountSettingsForm({ settings, onChange }: CountSettingsFormProps) {
  const styles = useCountToStyles();
  const text = messages.useText();
  const isRefused = decimalsOf(settings.decimals) === null;
  return (
    <>
      <div className={styles.fields}>
        {fields.map(({ name, label, isNumber }) => (
          <Field className={styles.field} key={name} label={text(label)}>
            <Input
              className={styles.field}
              onChange={(_event, { value }) => onChange({ ...settings, [name]: value })}
              type={isNumber ? 'number' : 'text'}
              value={settings[name]}
            />
          </Field>
        ))}
      </div>
      {isRefused && (
        <div className={styles.alert} role="alert">
          <MessageBar intent="warning">
            <MessageBarBody>{text('countTo.alert')}</MessageBarBody>
          </MessageBar>
        </div>
      )}
    </>
  );
}
