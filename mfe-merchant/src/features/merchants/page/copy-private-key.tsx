import type { Merchant } from '@backoffice/contract';
import { usePermission } from '@backoffice/session';
import { copyWithNotice, IconButton, KeyIcon, rowNotices, uiMessages } from '@backoffice/ui';
import { useBusy } from '@backoffice/ui/use-busy';
import { messages } from '../../../messages';
import { keyStateTexts } from '../merchant-fields';
import { merchantsApi } from '../merchants.api';

/** Copies the private key of a merchant. It is read from the server at that moment, which logs the read as one of the list. */
export function CopyPrivateKey({ merchant }: { merchant: Pick<Merchant, 'id' | 'merchantNo'> }) {
  const { isBusy, run } = useBusy();
  const text = messages.useText();
  const mayReadKeys = usePermission('merchantKeys:view');
  const maySeeList = usePermission('merchants:view');
  if (!mayReadKeys || !maySeeList) return null;

  const label = uiMessages.text('ui.copy.action', { name: text('merchants.field.private-key') });
  const copy = async () => {
    try {
      const row = await merchantsApi.read(merchant);
      if (row?.privateKeyState) rowNotices.failed(text(keyStateTexts[row.privateKeyState]));
      else await copyWithNotice(row?.privateKey);
    } catch (error) {
      rowNotices.failed(text('merchants.key.not-copied'), error);
    }
  };
  return (
    <IconButton
      aria-busy={isBusy}
      icon={<KeyIcon size={16} />}
      label={label}
      onClick={() => void run(copy)}
    />
  );
}
