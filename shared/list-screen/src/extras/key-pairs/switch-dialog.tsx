import type { KeyPair } from '@backoffice/contract/key-pair';
import { OVERLAP_DAYS, OVERLAP_DAYS_MAX } from '@backoffice/contract/key-pair-values';
import { FormDialog, NumberField, useDialogForm } from '@backoffice/ui/form';
import { keyPairMessages } from './key-pair-messages';
import { useKeyPairStyles } from './key-pairs.styles';

interface SwitchForm {
  days: number | null;
}

/** Checks the days as the server does, without the library of schemas, which few lists load. */
const switchForm = {
  '~standard': {
    validate(value: unknown) {
      const { days } = value as SwitchForm;
      const isFitting = days !== null && days >= 0 && days <= OVERLAP_DAYS_MAX;
      return isFitting ? { value: { days } } : { issues: [{ path: ['days'] }] };
    },
  },
};

const texts = {
  activate: {
    title: 'keyPairs.activate.title',
    body: 'keyPairs.activate.body',
    confirm: 'keyPairs.activate.confirm',
  },
  goBack: { title: 'keyPairs.back.title', body: 'keyPairs.back.body', confirm: 'keyPairs.back.confirm' },
} as const;
export type PairSwitch = keyof typeof texts;

interface SwitchDialogProps {
  use: PairSwitch;
  pair: Pick<KeyPair, 'fingerprint'>;
  onSwitch: (days: number) => Promise<void>;
  onClose: () => void;
}

/** Asks for how many days the current pair stays valid after another one takes over. */
export function SwitchDialog({ use, pair, onSwitch, onClose }: SwitchDialogProps) {
  const text = keyPairMessages.useText();
  const styles = useKeyPairStyles();
  const form = useDialogForm<SwitchForm, { days: number }>({
    schema: switchForm,
    defaults: { days: OVERLAP_DAYS },
    phrase: () => keyPairMessages.text('keyPairs.days.invalid', { max: OVERLAP_DAYS_MAX }),
  });
  const { title, body, confirm } = texts[use];
  return (
    <FormDialog
      confirmLabel={text(confirm)}
      form={form}
      onClose={onClose}
      onSubmit={({ days }) => onSwitch(days)}
      title={text(title)}
    >
      <p className={styles.wide}>{text(body)}</p>
      <p className={styles.wide}>
        <span className={styles.fingerprint}>{shortFingerprint(pair)}</span>
      </p>
      <NumberField<SwitchForm>
        focusedFirst
        hint={text('keyPairs.days.hint', { max: OVERLAP_DAYS_MAX })}
        label={text('keyPairs.days')}
        max={OVERLAP_DAYS_MAX}
        min={0}
        name="days"
        required
      />
    </FormDialog>
  );
}

/** Returns the start of a fingerprint in groups. */
export const shortFingerprint = ({ fingerprint }: Pick<KeyPair, 'fingerprint'>): string =>
  fingerprint.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');
