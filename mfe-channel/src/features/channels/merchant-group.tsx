import type { Channel } from '@backoffice/contract';
import { WarningIcon } from '@backoffice/ui';
import { messages } from '../../messages';
import { useMerchantGroupStyles } from './merchant-group.styles';
import { shareWarning } from './shares/share-warning';

/** The heading over a merchant's channels: its name, and what is odd about how its traffic is shared out. */
export function MerchantGroup({ channel }: { channel: Channel }) {
  const styles = useMerchantGroupStyles();
  const text = messages.useText();
  const warning = shareWarning(channel, text);
  return (
    <div className={styles.heading}>
      {channel.merchantName}
      {warning && (
        <span className={styles.warning}>
          <WarningIcon size={16} />
          {warning}
        </span>
      )}
    </div>
  );
}
