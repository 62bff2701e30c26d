import { FormDialog, TextAreaField, useDialogForm } from '@backoffice/ui/form';
import { keyPairMessages } from './key-pair-messages';
import { useKeyPairStyles } from './key-pairs.styles';

interface PairForm {
  publicKey: string;
  privateKey: string;
}

/** The server checks keys, and names the refused one. */
const pairForm = {
  '~standard': { validate: (value: unknown) => ({ value: value as PairForm }) },
};

interface PrepareDialogProps {
  side: string;
  onPrepare: (given: PairForm) => Promise<void>;
  onClose: () => void;
}

/** Takes the next pair of a side, or has the server generate it. */
export function PrepareDialog({ side, onPrepare, onClose }: PrepareDialogProps) {
  const text = keyPairMessages.useText();
  const styles = useKeyPairStyles();
  const form = useDialogForm<PairForm, PairForm>({
    schema: pairForm,
    defaults: { publicKey: '', privateKey: '' },
    phrase: () => '',
  });
  return (
    <FormDialog
      confirmLabel={text('keyPairs.prepare')}
      form={form}
      onClose={onClose}
      onSubmit={onPrepare}
      title={text('keyPairs.prepare.title', { side })}
    >
      <p className={styles.wide}>{text('keyPairs.prepare.hint')}</p>
      <TextAreaField<PairForm> code label={text('keyPairs.prepare.public')} name="publicKey" rows={4} />
      <TextAreaField<PairForm> code label={text('keyPairs.prepare.private')} name="privateKey" rows={4} />
    </FormDialog>
  );
}
