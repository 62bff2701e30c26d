import { filteredAddress, screens, type Channel } from '@backoffice/contract';
import type { GetText } from '@backoffice/i18n';
import { formatAmount, RowLink } from '@backoffice/list-screen';
import { ChannelName } from '@backoffice/list-screen/channel-name';
import { sharesOf } from '@backoffice/contract/channel-shares';
import { usePermission } from '@backoffice/session';
import { StatusBadge, WarningIcon } from '@backoffice/ui';
import type { Column } from '@backoffice/ui/list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { statusTexts } from '../merchant-fields';
import { channelsOptions } from '../merchants.queries';
import { useMerchantPageStyles } from './merchant-page.styles';
import { MerchantRows } from './merchant-rows';
import { pageMessages, type PageText } from './page-messages';
import { ShareCell } from './share-cell';
import { TypedWeightsContext, useTypedWeights } from './typed-weights';
import { WeightCell } from './weight-cell';
import { WeightsBar } from './weights-bar';

/** Returns the warning about a merchant's distribution of traffic; undefined where there is none. */
function oddityOf(channels: readonly Channel[]): PageText | undefined {
  const active = channels.filter(({ status }) => status === 'active');
  if (active.length === 0) return 'merchantPage.channels.none-active';
  if (active.every(({ merchantWeight }) => merchantWeight === 0)) return 'merchantPage.channels.all-zero';
  return active.length === 1 ? 'merchantPage.channels.only-one' : undefined;
}

function columnsOf(
  channels: readonly Channel[],
  text: typeof messages.text,
  pageText: GetText<PageText>,
): Column<Channel>[] {
  const shares = sharesOf(channels);
  return [
    {
      key: 'merchantChannel',
      header: pageText('merchantPage.channels.channel'),
      width: 160,
      isTitle: true,
      content: 'control',
      cell: ({ merchantChannel, merchantNo }) => (
        <ChannelName
          as={(name) => (
            <RowLink to={filteredAddress(screens.channels, { merchantNo, merchantChannel })}>{name}</RowLink>
          )}
          code={merchantChannel}
        />
      ),
    },
    {
      key: 'merchantNo',
      header: pageText('merchantPage.channels.number'),
      width: 180,
      cell: ({ merchantNo }) => merchantNo,
    },
    {
      key: 'merchantWeight',
      header: pageText('merchantPage.channels.weight'),
      width: 90,
      align: 'end',
      content: 'control',
      cell: (channel) => <WeightCell channel={channel} />,
    },
    {
      key: 'share',
      header: pageText('merchantPage.channels.share'),
      width: 150,
      content: 'control',
      cell: (channel) => <ShareCell channel={channel} stored={shares.get(channel.id)} />,
    },
    {
      key: 'merchantBalance',
      header: pageText('merchantPage.channels.balance'),
      width: 150,
      align: 'end',
      cell: ({ merchantBalance }) => formatAmount(merchantBalance),
    },
    {
      key: 'status',
      header: text('merchants.field.status'),
      width: 110,
      content: 'control',
      cell: ({ status }) => <StatusBadge label={text(statusTexts[status])} status={status} />,
    },
  ];
}

/** The columns in the narrow layout. */
const SHORT = ['merchantChannel', 'merchantWeight', 'share', 'status'];

const NO_CHANNELS: readonly Channel[] = [];

interface MerchantChannelsProps {
  merchantId: number;
  merchantName: string;
  /** Uses the narrow layout, as in the panel. */
  isShort?: boolean | undefined;
}

/** The channels of a merchant, each with its share of the traffic. */
export function MerchantChannels({ merchantId, merchantName, isShort }: MerchantChannelsProps) {
  const styles = useMerchantPageStyles();
  const text = messages.useText();
  const pageText = pageMessages.useText();
  const answer = useQuery(channelsOptions(merchantId));
  const channels = answer.data?.items ?? NO_CHANNELS;
  const columns = useMemo(
    () => columnsOf(channels, text, pageText).filter(({ key }) => !isShort || SHORT.includes(key)),
    [channels, text, pageText, isShort],
  );
  const weights = useTypedWeights(channels);
  const mayEdit = usePermission('channels:edit');
  const oddity = channels.length > 0 ? oddityOf(channels) : undefined;
  return (
    <TypedWeightsContext value={mayEdit ? weights : undefined}>
      <MerchantRows
        answer={answer}
        columns={columns}
        foot={<WeightsBar weights={weights} />}
        isShort={isShort}
        list={filteredAddress(screens.channels, { merchantName })}
        of="channels"
      >
        {oddity && (
          <p className={styles.warning}>
            <WarningIcon size={16} />
            {pageText(oddity)}
          </p>
        )}
      </MerchantRows>
    </TypedWeightsContext>
  );
}
