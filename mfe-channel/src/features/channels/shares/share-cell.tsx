import type { Channel } from '@backoffice/contract';
import { formatShare } from '@backoffice/i18n/format-share';
import { makeStyles, tokens, WarningIcon } from '@backoffice/ui';
import { shareOf } from '@backoffice/ui/share-bar';
import { shareBar } from '@backoffice/ui/theme-rules';
import { createContext, useContext } from 'react';
import { messages } from '../../../messages';
import { shareWarning } from './shares';

const useShareCellStyles = makeStyles({
  // The bar, the figure at its end, and a warning.
  cell: {
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(40px, auto) auto',
    alignItems: 'center',
    justifyItems: 'end',
    columnGap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
    '::before': { content: '""', ...shareBar },
  },
  warning: { display: 'inline-flex', color: tokens.colorStatusWarningForeground1 },
});

/** The shares of the active channels on screen, in whole percent by the channel's id. */
export const SharesContext = createContext<ReadonlyMap<number, number>>(new Map());

/** A channel's share of its merchant's traffic, with a warning where the distribution is odd. */
export function ShareCell({ channel }: { channel: Channel }) {
  const share = useContext(SharesContext).get(channel.id);
  const styles = useShareCellStyles();
  const text = messages.useText();
  if (share === undefined) return <span>{text('channels.share.inactive')}</span>;
  const warning = shareWarning(channel, text);
  const figure = formatShare(share, channel.merchantWeight);
  // The key replaces the text where a browser has translated it.
  return (
    <div className={styles.cell} key={figure} style={shareOf(share)}>
      {figure}
      {warning && (
        <span aria-label={warning} className={styles.warning} data-tooltip={warning} role="img">
          <WarningIcon size={16} />
        </span>
      )}
    </div>
  );
}
