import type { Channel } from '@backoffice/contract';
import { WarningIcon } from '@backoffice/ui';
import { messages } from '../../../messages';
import { ShareBar } from './share-bar';
import { useShareCellStyles } from './share-cell.styles';
import { shareText } from './share-text';
import { shareWarning } from './share-warning';

interface ShareCellProps {
  channel: Channel;
  /** Undefined for an inactive one. */
  share: number | undefined;
}

/** What a channel takes of its merchant's traffic, and whether something is odd about it. */
export function ShareCell({ channel, share }: ShareCellProps) {
  const styles = useShareCellStyles();
  const text = messages.useText();
  if (share === undefined) return text('channels.share.inactive');
  const warning = shareWarning(channel, text);
  return (
    <div className={styles.cell}>
      <ShareBar share={share} />
      <span className={styles.figure}>{shareText(share, channel.merchantWeight)}</span>
      {warning && (
        <span aria-label={warning} className={styles.warning} data-tooltip={warning} role="img">
          <WarningIcon size={16} />
        </span>
      )}
    </div>
  );
}
