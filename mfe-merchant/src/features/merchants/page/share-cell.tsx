import type { Channel } from '@backoffice/contract';
import { formatShare } from '@backoffice/i18n/format-share';
import { ShareBar } from '@backoffice/ui/share-bar';
import { useContext } from 'react';
import { useMerchantPageStyles } from './merchant-page.styles';
import { pageMessages } from './page-messages';
import { TypedWeightsContext } from './typed-weights';

interface ShareCellProps {
  channel: Channel;
  /** The share by the stored weights, in whole percent; undefined for an inactive channel. */
  stored: number | undefined;
}

/** A channel's share of the merchant's traffic, by the weights that are typed. */
export function ShareCell({ channel, stored }: ShareCellProps) {
  const weights = useContext(TypedWeightsContext);
  const styles = useMerchantPageStyles();
  const text = pageMessages.useText();
  const share = weights?.shares.get(channel.id) ?? stored;
  if (stored === undefined || share === undefined) return <span>–</span>;
  const from = formatShare(stored, channel.merchantWeight);
  const to = formatShare(share, weights?.weightAt(channel) ?? channel.merchantWeight);
  return (
    <span className={styles.share}>
      <ShareBar share={share} />
      <span className={styles.figure}>
        {from === to ? to : text('merchantPage.weights.share', { from, to })}
      </span>
    </span>
  );
}
