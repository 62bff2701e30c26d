import type { Merchant } from '@backoffice/contract';
import { usePermission } from '@backoffice/session';
import { copyWithNotice, IconButton, KeyIcon, rowNotices, uiMessages } from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';
import { useBusy } from '@backoffice/ui/use-busy';
import { useState } from 'react';
import { messages } from '../../../messages';
import { keyStateTexts } from '../merchant-fields';
import { merchantsApi } from '../merchants.api';

const KeyReasonDialog = lateComponent(async () =>
  (await import(/* webpackChunkName: "keys" */ '@backoffice/list-screen/keys')).loadKeyReasonDialog(),
);

/**
 * Copies the private key of a merchant. It is read from the server at that moment, which logs the read as one of the list; a
 * masked key after the reason has been entered.
 */
export function CopyPrivateKey({
  merchant,
}: {
  merchant: Pick<Merchant, 'id' | 'merchantNo' | 'privateKeyState'>;
}) {
  const { isBusy, run } = useBusy();
  const [isAsking, setIsAsking] = useState(false);
  const text = messages.useText();
  const mayReadKeys = usePermission('merchantKeys:view');
  const maySeeList = usePermission('merchants:view');
  if (!mayReadKeys || !maySeeList) return null;

  const label = uiMessages.text('ui.copy.action', { name: text('merchants.field.private-key') });
  const copy = async () => {
    if (merchant.privateKeyState === 'masked') {
      setIsAsking(true);
      return;
    }
    try {
      const row = await merchantsApi.read(merchant);
      if (row?.privateKeyState === 'masked') setIsAsking(true);
      else if (row?.privateKeyState) rowNotices.failed(text(keyStateTexts[row.privateKeyState]));
      else await copyWithNotice(row?.privateKey);
    } catch (error) {
      rowNotices.failed(text('merchants.key.not-copied'), error);
    }
  };
  return (
    <>
      <IconButton
        aria-busy={isBusy}
        icon={<KeyIcon size={16} />}
        label={label}
        onClick={() => void run(copy)}
      />
      {isAsking && (
        <KeyReasonDialog
          address={{ of: 'merchant', id: merchant.id }}
          onClose={() => setIsAsking(false)}
          onKey={copyWithNotice}
          use="copy"
        />
      )}
    </>
  );
}
