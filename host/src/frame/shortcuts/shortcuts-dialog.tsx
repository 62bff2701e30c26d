import { Dialog as UiDialog, makeStyles, tokens } from '@backoffice/ui';
import { Switch } from '@backoffice/ui/late-controls';
import { useAtom } from 'jotai';
import { Fragment, type ReactNode, useId } from 'react';
import { messages as hostMessages } from '../../kernel/messages';
import { destinations, formKeys, GO, listKeys } from './list-keys';
import { messages } from './messages';
import { keyName, recordKeys } from './record-keys';
import { shortcuts } from './shortcuts';
import { singleKeysAtom } from './use-shortcuts';

const useShortcutsStyles = makeStyles({
  // Columns, so that everything is visible at once on wide screens.
  list: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    '@media (width >= 768px)': { columnCount: 2, columnGap: tokens.spacingHorizontalXXXL },
  },
  row: {
    breakInside: 'avoid',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    minHeight: '2.25rem',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  keys: { flexShrink: 0, margin: 0, color: tokens.colorNeutralForeground3 },
  key: {
    display: 'inline-block',
    minWidth: '14px',
    padding: '0 6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.375rem',
    textAlign: 'center',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

export const load = messages.load;

/** An action with its keys; `joint` is the text between two keys. */
function KeysRow({ label, keys, joint }: { label: string; keys: readonly string[]; joint: string }) {
  const styles = useShortcutsStyles();
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.keys}>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && <span> {joint} </span>}
            <kbd className={styles.key}>{keyName(key)}</kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

/** A caption with its shortcuts. */
function KeysGroup({ title, children }: { title: string; children: ReactNode }) {
  const styles = useShortcutsStyles();
  const id = useId();
  return (
    <>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <dl aria-labelledby={id} className={styles.list}>
        {children}
      </dl>
    </>
  );
}

/** The shortcuts under four captions, and the switch for single-key shortcuts. */
export function Dialog({ onClose }: { onClose: () => void }) {
  const styles = useShortcutsStyles();
  const text = messages.useText();
  const hostText = hostMessages.useText();
  const [isOn, setIsOn] = useAtom(singleKeysAtom);
  return (
    <UiDialog onDismiss={onClose} size="large" title={hostText('shortcuts.open.label')}>
      <KeysGroup title={text('shortcuts.everywhere.title')}>
        {shortcuts.map(({ keys, label }) => (
          <KeysRow joint="+" key={keys.join()} keys={keys} label={label()} />
        ))}
        {destinations.map(({ key, label }) => (
          <KeysRow joint={text('shortcuts.then')} key={label} keys={[GO, key]} label={text(label)} />
        ))}
      </KeysGroup>
      <KeysGroup title={text('shortcuts.list.title')}>
        {listKeys.map(({ keys, label }) => (
          <KeysRow joint={text('shortcuts.or')} key={label} keys={keys} label={text(label)} />
        ))}
      </KeysGroup>
      <KeysGroup title={text('shortcuts.form.title')}>
        {formKeys.map(({ keys, label }) => (
          <KeysRow joint="+" key={label} keys={keys} label={text(label)} />
        ))}
      </KeysGroup>
      <KeysGroup title={text('shortcuts.record.title')}>
        {Object.values(recordKeys).map(({ keys, label }) => (
          <KeysRow joint="+" key={label} keys={keys} label={text(label)} />
        ))}
      </KeysGroup>
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
