import { Button, ConfirmDialog, rowNotices } from '@backoffice/ui';
import { useState } from 'react';
import { factorMessages } from './factor-messages';
import { ownFactorsApi } from './own-factors.api';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

/** The number of unused recovery codes, and the button that replaces them. */
export function RecoveryCodes({ left, onChanged }: { left: number; onChanged: () => void }) {
  const text = factorMessages.useText();
  const [isAsking, setIsAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function renew() {
    try {
      setCodes((await ownFactorsApi.renewRecoveryCodes()).recoveryCodes);
      onChanged();
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('factors.recovery.renew.failed'), error);
    }
    setIsAsking(false);
  }
  return (
    <div>
      <p>{text('factors.recovery.left', { count: left })}</p>
      <Button onClick={() => setIsAsking(true)}>{text('factors.recovery.renew')}</Button>
      {isAsking && (
        <ConfirmDialog
          body={text('factors.recovery.renew.body')}
          confirmLabel={text('factors.recovery.renew.confirm')}
          onCancel={() => setIsAsking(false)}
          onConfirm={renew}
          title={text('factors.recovery.renew.title')}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
}
