import { MERCHANT_NAME_MAX, type Merchant, merchantSorts } from '@backoffice/contract';
import {
  choiceFilter,
  defineList,
  exclusiveFilter,
  moreFilter,
  searchFilter,
  standardActions,
  textFilter,
} from '@backoffice/list-screen';
import { messages } from '../../messages';
import {
  channelStateTexts,
  formerKeyTexts,
  keyAgeTexts,
  merchantFields,
  statusTexts,
} from './merchant-fields';
import { merchantsApi } from './merchants.api';

export const actionTexts = {
  edit: 'merchants.action.edit',
  activate: 'merchants.action.activate',
  deactivate: 'merchants.action.deactivate',
  hide: 'merchants.action.delete',
  hideHint: 'merchants.action.delete.hint',
  additions: 'merchant-action',
} as const;

/** Loads the notes on a merchant. */
export const loadMerchantNotes = async () =>
  (await import(/* webpackChunkName: "list-panel" */ '@backoffice/list-screen/notes')).loadNotes('merchant');

/** The list of merchants. */
export const merchants = defineList<Merchant>()({
  name: 'merchants',
  screen: 'merchants',
  reasonSubject: 'merchant',
  messages,
  texts: {
    caption: 'merchants.list.caption',
    failed: 'merchants.list.failed.title',
    inForce: 'merchants.filter.in-words',
    empty: {
      title: 'merchants.list.empty.title',
      body: 'merchants.list.empty.body',
      action: 'merchants.action.add',
    },
  },
  read: merchantsApi.list,
  readAtOnce: merchantsApi.listAtOnce,
  reread: merchantsApi.read,
  nameOf: ({ merchantName }) => merchantName,
  filters: {
    text: moreFilter(searchFilter('merchants.field.text', MERCHANT_NAME_MAX)),
    merchantName: textFilter('merchants.field.name', MERCHANT_NAME_MAX),
    merchantNo: textFilter('merchants.field.number', MERCHANT_NAME_MAX),
    status: choiceFilter('merchants.field.status', statusTexts),
    channelState: moreFilter(choiceFilter('merchants.field.channel-state', channelStateTexts)),
    keyAge: moreFilter(exclusiveFilter('merchants.field.key-age', keyAgeTexts)),
    formerKey: moreFilter(exclusiveFilter('merchants.field.former-key', formerKeyTexts)),
  },
  tabs: { of: 'status', totals: merchantsApi.totals },
  sorts: {
    label: 'merchants.field.sort',
    ascending: 'merchants.sort.ascending',
    descending: 'merchants.sort.descending',
    columns: merchantSorts,
  },
  fields: merchantFields,
  actions: {
    header: 'merchants.field.actions',
    width: 112,
    of: (merchant, commands, text) => standardActions(merchant, commands, actionTexts, text),
  },
  status: {
    send: ({ id, updatedAt }, status) => merchantsApi.setStatus({ id, updatedAt, status }),
    texts: {
      done: { active: 'merchants.notice.activated', inactive: 'merchants.notice.deactivated' },
      failed: 'merchants.notice.status-failed',
    },
  },
  bulk: ['status'],
  hidden: 'merchants.notice.deleted',
  history: merchantsApi.history,
  notes: loadMerchantNotes,
  additions: 'merchant-section',
  form: {
    add: 'merchants.action.add',
    async load() {
      const { MerchantForm, formMessages } = await import(/* webpackChunkName: "late" */ './merchant-form');
      await formMessages.load();
      return MerchantForm;
    },
  },
  imports: {
    label: 'merchants.action.import',
    async load() {
      const { merchantImport, formMessages } = await import('./merchant-import');
      await formMessages.load();
      return merchantImport;
    },
  },
  exports: { fileName: 'user-list' },
});
