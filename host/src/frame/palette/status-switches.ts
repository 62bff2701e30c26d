import { api, isUnanswered } from '@backoffice/api-client';
import {
  channelPaths,
  merchantPaths,
  type Channel,
  type FoundChannel,
  type FoundMerchant,
  type Merchant,
  type MerchantDetail,
} from '@backoffice/contract';
import { declaredStatusSwitch } from '@backoffice/list-screen/changes';
import { queryClient } from '../../kernel/query-client';
import { typeNameOf } from './find-records';
import { messages } from './messages';

const done = { active: 'palette.status.active', inactive: 'palette.status.inactive' } as const;

/** A write without an answer shows no message until the row has been read again. */
const written = { quiet: isUnanswered, shown: true };

// Invalidates all queries, because the palette does not know which page shows the row.
const cache = { replace: () => void queryClient.invalidateQueries() };

type SwitchedMerchant = Pick<FoundMerchant, 'id' | 'merchantName' | 'status' | 'updatedAt'>;

/** Switches the status of a merchant like the merchant list does: with its precondition, and with an undo. */
export const switchMerchantStatus = declaredStatusSwitch(
  {
    messages,
    nameOf: ({ merchantName }: SwitchedMerchant) => merchantName,
    reread: ({ id }) => api.get<MerchantDetail>(merchantPaths.merchantDetail, { query: { id }, quiet: true }),
    status: {
      send: ({ id, updatedAt }, status) =>
        api.put<Merchant>(merchantPaths.merchantStatus, { id, updatedAt, status }, written),
      texts: { done, failed: 'palette.status.failed' },
    },
  },
  cache,
);

type SwitchedChannel = Pick<
  FoundChannel,
  | 'id'
  | 'merchantName'
  | 'merchantNo'
  | 'merchantChannel'
  | 'type'
  | 'merchantWeight'
  | 'status'
  | 'updatedAt'
>;

/** Switches the status of a channel, in the same way. */
export const switchChannelStatus = declaredStatusSwitch(
  {
    messages,
    nameOf: (channel: SwitchedChannel) =>
      `${channel.merchantName} · ${typeNameOf(channel)} · ${channel.merchantNo}`,
    async reread({ id }) {
      const options = { quiet: true, read: true };
      const { items } = await api.post<{ items: FoundChannel[] }>(
        channelPaths.channelFind,
        { query: String(id) },
        options,
      );
      return items.find((found) => found.id === id);
    },
    status: {
      // An update must send all required fields, so the unchanged ones are sent as they are.
      send: ({ id, merchantNo, merchantWeight, updatedAt }, status) =>
        api.put<Channel>(
          channelPaths.channelUpdate,
          { id, merchantNo, merchantWeight, updatedAt, status },
          written,
        ),
      texts: { done, failed: 'palette.status.channel-failed' },
    },
  },
  cache,
);
