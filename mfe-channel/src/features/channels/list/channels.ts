import {
  CHANNEL_CODE_MAX,
  CHANNEL_NUMBER_MAX,
  MERCHANT_NAME_MAX,
  type Channel,
  channelSorts,
} from '@backoffice/contract';
import {
  choiceFilter,
  defineList,
  exclusiveFilter,
  moreFilter,
  searchFilter,
  servedFilter,
  textFilter,
  viewState,
} from '@backoffice/list-screen';
import type { ExportColumn } from '@backoffice/spreadsheet';
import { messages } from '../../../messages';
import { channelName, channelStatusTexts, formerKeyTexts, keyAgeTexts } from '../channel-texts';
import { channelsApi } from '../channels.api';
import { channelFields } from './channel-fields';

/** All fields but keys, in the order of earlier exports. */
const exportColumns: ExportColumn<Channel>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'merchantName', value: ({ merchantName }) => merchantName },
  { header: 'merchantNo', value: ({ merchantNo }) => merchantNo },
  { header: 'merchantChannel', value: ({ merchantChannel }) => merchantChannel },
  { header: 'merchantBalance', value: ({ merchantBalance }) => merchantBalance },
  { header: 'merchantWeight', value: ({ merchantWeight }) => merchantWeight },
  { header: 'status', value: ({ status }) => status },
  { header: 'createdAt', value: ({ createdAt }) => createdAt, isTime: true },
];

/** The list of channels. */
export const channels = defineList<Channel>()({
  name: 'channels',
  screen: 'channels',
  reasonSubject: 'channel',
  messages,
  texts: {
    caption: 'channels.list.caption',
    failed: 'channels.list.failed.title',
    inForce: 'channels.filter.in-words',
    empty: {
      title: 'channels.list.empty.title',
      body: 'channels.list.empty.body',
      action: 'channels.action.add',
    },
  },
  read: channelsApi.list,
  readAtOnce: channelsApi.listAtOnce,
  reread: channelsApi.read,
  nameOf: channelName,
  // Each channel has the sums of its merchant, which change with any of the merchant's channels.
  neighbour: (row, { merchantId, activeWeight, activeChannels }) =>
    row.merchantId === merchantId ? { ...row, activeWeight, activeChannels } : row,
  filters: {
    text: moreFilter(searchFilter('channels.field.text', CHANNEL_NUMBER_MAX)),
    merchantNo: textFilter('channels.field.number', CHANNEL_NUMBER_MAX),
    merchantChannel: servedFilter('channels.field.channel', CHANNEL_CODE_MAX),
    merchantName: moreFilter(textFilter('channels.field.merchant', MERCHANT_NAME_MAX)),
    status: moreFilter(choiceFilter('channels.field.status', channelStatusTexts)),
    keyAge: moreFilter(exclusiveFilter('channels.field.key-age', keyAgeTexts)),
    formerKey: moreFilter(exclusiveFilter('channels.field.former-key', formerKeyTexts)),
    group: viewState(['merchant']),
  },
  tabs: { of: 'status', totals: channelsApi.totals },
  sorts: {
    label: 'channels.field.sort',
    ascending: 'channels.sort.ascending',
    descending: 'channels.sort.descending',
    columns: channelSorts,
  },
  fields: channelFields,
  actions: { header: 'channels.field.actions' },
  status: {
    // An update sends the required fields unchanged.
    send: ({ id, merchantNo, merchantWeight, updatedAt }, status) =>
      channelsApi.update({ id, merchantNo, merchantWeight, updatedAt, status }),
    texts: {
      done: { active: 'channels.notice.activated', inactive: 'channels.notice.deactivated' },
      failed: 'channels.notice.status-failed',
    },
  },
  bulk: ['status', 'weight'],
  history: channelsApi.history,
  additions: 'channel-section',
  notes: async () =>
    (await import(/* webpackChunkName: "list-panel" */ '@backoffice/list-screen/notes')).loadNotes('channel'),
  keyPairs: async () =>
    (await import(/* webpackChunkName: "key-pairs" */ '@backoffice/list-screen/key-pairs')).loadKeyPairs(
      'channel',
    ),
  form: {
    add: 'channels.action.add',
    load: async () => (await import('../form/channel-form-dialog')).ChannelFormDialog,
  },
  imports: {
    label: 'channels.action.import',
    load: async () => (await import('./channel-import')).channelImport,
  },
  exports: { fileName: 'channel-list', columns: exportColumns },
});
