import type { Channel } from '@backoffice/contract';
import { formatShare } from '@backoffice/i18n/format-share';
import { makeStyles, tokens, WarningIcon } from '@backoffice/ui';
import { ShareBar } from '@backoffice/ui/share-bar';
import { messages } from '../../../messages';
import { shareWarning } from './shares';

const useShareCellStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  figure: { minWidth: '40px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  warning: { display: 'inline-flex', color: tokens.colorStatusWarningForeground1 },
});

interface ShareCellProps {
  channel: Channel;
  /** The share in whole percent; undefined for an inactive channel. */
  share: number | undefined;
}

/** A channel's share of its merchant's traffic, with a warning where the distribution is odd. */
export function ShareCell({ channel, share }: ShareCellProps) {
  const styles = useShareCellStyles();
  const text = messages.useText();
  if (share === undefined) return <span>{text('channels.share.inactive')}</span>;
  const warning = shareWarning(channel, text);
  return (
    <div className={styles.cell}>
      <ShareBar share={share} />
      <span className={styles.figure}>{formatShare(share, channel.merchantWeight)}</span>
      {warning && (
        <span aria-label={warning} className={styles.warning} data-tooltip={warning} role="img">
          <WarningIcon size={16} />
        </span>
      )}
    </div>
  );
}
