import { store } from '@backoffice/session';
import { Dialog as UiDialog, Switch } from '@backoffice/ui';
import { useAtom } from 'jotai';
import { Fragment } from 'react';
import { messages as hostMessages } from '../../kernel/messages';
import { keyName, shortcuts } from './shortcuts';
import { messages } from './messages';
import { useShortcutsStyles } from './shortcuts.styles';
import { singleKeysAtom } from './use-shortcuts';

export const load = messages.load;

/** The keys that work everywhere, and the switch for those that are pressed alone. */
export function Dialog({ onClose }: { onClose: () => void }) {
  const styles = useShortcutsStyles();
  const text = messages.useText();
  const hostText = hostMessages.useText();
  const [isOn, setIsOn] = useAtom(singleKeysAtom, { store });
  return (
    <UiDialog onDismiss={onClose} size="small" title={hostText('shortcuts.open.label')}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div className={styles.row} key={keys.join('+')}>
            <dt>{label()}</dt>
            <dd className={styles.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' + '}
                  <kbd className={styles.key}>{keyName(key)}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        checked={isOn}
        data-autofocus=""
        label={text('shortcuts.single.label')}
        onChange={(_event, { checked }) => setIsOn(checked)}
      />
      <p className={styles.hint}>{text('shortcuts.single.hint')}</p>
    </UiDialog>
  );
}
