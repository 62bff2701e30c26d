import type { Channel } from '@backoffice/contract';
import { makeStyles, tokens, WarningIcon } from '@backoffice/ui';
import { messages } from '../../../messages';
import { shareWarning } from '../shares/shares';

const useMerchantGroupStyles = makeStyles({
  heading: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  warning: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusWarningForeground3,
    fontWeight: tokens.fontWeightRegular,
  },
});

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
