import type { ChannelWeight } from '@backoffice/contract';
import { mergeClasses, Skeleton, WarningIcon } from '@backoffice/ui';
import { messages } from '../../../messages';
import { ShareBar } from './share-bar';
import { shareChanges, type ShareChange } from './share-changes';
import { useShareForecastStyles } from './share-forecast.styles';
import { shareText } from './share-text';
import { shareWarning } from './share-warning';

interface ShareForecastProps {
  /** All the channels of the merchant as they are, and as they will be; none while they are on their way. */
  before: readonly ChannelWeight[] | undefined;
  after: readonly ChannelWeight[] | undefined;
  /** The channels could not be had. */
  failed: boolean;
  /** The one that is being changed. */
  ownId?: number;
  /** A channel that takes traffic is being switched off: the last one is warned of in plain words. */
  isOff?: boolean;
}

const sumOf = (channels: readonly ChannelWeight[]) => {
  const active = channels.filter(({ status }) => status === 'active');
  return {
    activeChannels: active.length,
    activeWeight: active.reduce((sum, { merchantWeight }) => sum + merchantWeight, 0),
  };
};

/** What a change makes of the shares of a merchant's channels. */
export function ShareForecast({ before, after, failed, ownId, isOff }: ShareForecastProps) {
  const styles = useShareForecastStyles();
  const text = messages.useText();
  if (failed) return <p className={styles.warning}>{text('channels.share.unknown')}</p>;
  if (!before || !after) return <Skeleton />;

  const say = (part: ShareChange['from']) =>
    part ? shareText(part.share, part.weight) : text('channels.share.nothing');
  const changes = shareChanges(before, after);
  const sum = sumOf(after);
  const warning = isOff && sum.activeChannels === 0 ? text('channels.share.last') : shareWarning(sum, text);
  const own = changes.find(({ id }) => id === ownId);
  return (
    <div className={mergeClasses(styles.box, styles.wide)}>
      <p className={styles.title} role="status">
        {own
          ? text(say(own.from) === say(own.to) ? 'channels.share.own' : 'channels.share.own-change', {
              from: say(own.from),
              to: say(own.to),
            })
          : text('channels.share.title')}
      </p>
      <dl className={styles.list}>
        {changes.map(({ id, merchantChannel, from, to }) => (
          <div className={styles.item} key={id}>
            <dt className={mergeClasses(styles.name, id === ownId && styles.own)}>{merchantChannel}</dt>
            <dd className={styles.figures}>
              <ShareBar share={to?.share ?? 0} />
              {say(from) === say(to)
                ? say(to)
                : text('channels.share.change', { from: say(from), to: say(to) })}
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
