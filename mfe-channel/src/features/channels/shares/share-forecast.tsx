import type { ChannelWeight } from '@backoffice/contract';
import { sharesOf } from '@backoffice/contract/channel-shares';
import { formatShare } from '@backoffice/i18n/format-share';
import { channelTypeName } from '@backoffice/list-screen/channel-name';
import { mergeClasses, Skeleton, WarningIcon } from '@backoffice/ui';
import { ShareBar } from '@backoffice/ui/share-bar';
import { messages } from '../../../messages';
import { useShareForecastStyles } from './share-forecast.styles';
import { shareWarning } from './shares';

interface Share {
  share: number;
  weight: number;
}

interface ShareChange {
  id: number;
  /** The channel's code, with the account number where the merchant has several accounts with that provider. */
  name: string;
  /** The shares before and after; undefined where the channel is inactive or does not exist. */
  from?: Share;
  to?: Share;
}

/**
 * Returns each channel's share before and after a change, without the channels that have no traffic either way.
 *
 * @param before all channels of a merchant as they are
 * @param after all of them as they will be
 */
function shareChanges(before: readonly ChannelWeight[], after: readonly ChannelWeight[]): ShareChange[] {
  const sharesById = (channels: readonly ChannelWeight[]) => {
    const shares = sharesOf(channels);
    return (id: number): Share | undefined => {
      const share = shares.get(id);
      const channel = channels.find((each) => each.id === id);
      return share === undefined || !channel ? undefined : { share, weight: channel.merchantWeight };
    };
  };
  const from = sharesById(before);
  const to = sharesById(after);
  const added = after.filter(({ id }) => !before.some((channel) => channel.id === id));
  return [...before, ...added]
    .map(({ id, merchantChannel, merchantNo }) => {
      const isAlone = after.filter((other) => other.merchantChannel === merchantChannel).length < 2;
      const type = channelTypeName(merchantChannel);
      const name = isAlone ? type : `${type} · ${merchantNo}`;
      return { id, name, from: from(id), to: to(id) };
    })
    .filter((change) => change.from ?? change.to);
}

interface ShareForecastProps {
  /** All channels of the merchant before and after the change; undefined while loading. */
  before: readonly ChannelWeight[] | undefined;
  after: readonly ChannelWeight[] | undefined;
  /** The channels could not be loaded. */
  failed: boolean;
  /** The channel that is being changed. */
  ownId?: number;
  /** The channel is being deactivated or deleted; the merchant's last one gets a warning of its own. */
  isOff?: boolean;
}

const sumOf = (channels: readonly ChannelWeight[]) => {
  const active = channels.filter(({ status }) => status === 'active');
  return {
    activeChannels: active.length,
    activeWeight: active.reduce((sum, { merchantWeight }) => sum + merchantWeight, 0),
  };
};

/** Shows how a change would redistribute a merchant's traffic among its channels. */
export function ShareForecast({ before, after, failed, ownId, isOff }: ShareForecastProps) {
  const styles = useShareForecastStyles();
  const text = messages.useText();
  if (failed) return <p className={styles.warning}>{text('channels.share.unknown')}</p>;
  if (!before || !after) return <Skeleton />;

  const shown = (taken: ShareChange['from']) =>
    taken ? formatShare(taken.share, taken.weight) : text('channels.share.nothing');
  const changes = shareChanges(before, after);
  const sum = sumOf(after);
  const warning = isOff && sum.activeChannels === 0 ? text('channels.share.last') : shareWarning(sum, text);
  const own = changes.find(({ id }) => id === ownId);
  return (
    <div className={mergeClasses(styles.box, styles.wide)}>
      <p className={styles.title} role="status">
        {own
          ? text(shown(own.from) === shown(own.to) ? 'channels.share.own' : 'channels.share.own-change', {
              from: shown(own.from),
              to: shown(own.to),
            })
          : text('channels.share.title')}
      </p>
      <dl className={styles.list}>
        {changes.map(({ id, name, from, to }) => (
          <div className={styles.item} key={id}>
            <dt className={mergeClasses(styles.name, id === ownId && styles.own)}>{name}</dt>
            <dd className={styles.figures}>
              <ShareBar share={to?.share ?? 0} />
              {shown(from) === shown(to)
                ? shown(to)
                : text('channels.share.change', { from: shown(from), to: shown(to) })}
            </dd>
          </div>
        ))}
      </dl>
      {warning && (
        <p className={styles.warning}>
          <WarningIcon className={styles.icon} size={16} />
          {warning}
        </p>
      )}
    </div>
  );
}
