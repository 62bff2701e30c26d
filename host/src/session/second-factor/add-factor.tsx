import type { EnrolResponse } from '@backoffice/contract/factors';
import { Button, makeStyles, notify, tokens } from '@backoffice/ui';
import { useState } from 'react';
import { AddCodeDialog } from './add-code-dialog';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { factorMessages } from './factor-messages';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

const useAddStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const doneTexts = { passkey: 'factors.passkey.done', code: 'factors.code.done' } as const;

/** The buttons that add a passkey or an authenticator app, with their dialogs; recovery codes come with the first one. */
export function AddFactor({ onDone }: { onDone: () => void }) {
  const styles = useAddStyles();
  const text = factorMessages.useText();
  const [open, setOpen] = useState<'passkey' | 'code' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const added = (kind: 'passkey' | 'code') => (answer: EnrolResponse) => {
    close();
    notify.success({ title: text(doneTexts[kind]) });
    if (answer.recoveryCodes) setCodes(answer.recoveryCodes);
    else onDone();
  };
  return (
    <div className={styles.root}>
      <Button appearance="primary" onClick={() => setOpen('passkey')}>
        {text('factors.passkey.add')}
      </Button>
      <Button onClick={() => setOpen('code')}>{text('factors.code.add')}</Button>
      {open === 'passkey' && <AddPasskeyDialog onAdded={added('passkey')} onClose={close} />}
      {open === 'code' && <AddCodeDialog onAdded={added('code')} onClose={close} />}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            onDone();
          }}
        />
      )}
    </div>
  );
}
