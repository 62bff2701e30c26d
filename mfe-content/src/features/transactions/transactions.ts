import {
  CHANNEL_CODE_MAX,
  MERCHANT_NAME_MAX,
  ORDER_MAX,
  type Transaction,
  transactionSorts,
} from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';
import {
  choiceFilter,
  dayFilter,
  defineList,
  exclusiveFilter,
  formatFilter,
  formatMoney,
  idFilter,
  periodFilter,
  searchFilter,
  servedFilter,
  textFilter,
} from '@backoffice/list-screen';
import { transactionsApi } from './transactions.api';

export const transactionMessages = defineMessages('transactions', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export const statusTexts = {
  success: 'transactions.status.success',
  pending: 'transactions.status.pending',
  failed: 'transactions.status.failed',
} as const;

/** Returns an amount in the format of the API; thousands may be separated by commas or spaces. */
function readAmount(typed: string): string | undefined {
  const amount = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? amount : undefined;
}

function readCurrency(typed: string): string | undefined {
  const currency = typed.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}

const AMOUNT_MAX = 20;

/** The list of transactions, which is read-only. */
export const transactions = defineList<Transaction>()({
  name: 'transactions',
  screen: 'transactions',
  messages: transactionMessages,
  texts: {
    caption: 'transactions.list.caption',
    failed: 'transactions.list.failed',
    inForce: 'transactions.filter.in-words',
    empty: { title: 'transactions.list.empty.title', body: 'transactions.list.empty.body' },
  },
  read: transactionsApi.list,
  nameOf: ({ order_no }) => order_no,
  filters: {
    text: searchFilter('transactions.filter.text', ORDER_MAX),
    merchantName: textFilter('transactions.field.merchant', MERCHANT_NAME_MAX),
    merchantId: idFilter('transactions.filter.merchant'),
    status: choiceFilter('transactions.field.status', statusTexts),
    channelType: servedFilter('transactions.field.channel', CHANNEL_CODE_MAX),
    channelId: idFilter('transactions.filter.channel'),
    amount: formatFilter('transactions.field.price', AMOUNT_MAX, readAmount),
    amountFrom: formatFilter('transactions.filter.amount-from', AMOUNT_MAX, readAmount),
    amountTo: formatFilter('transactions.filter.amount-to', AMOUNT_MAX, readAmount),
    currency: formatFilter('transactions.field.currency', 3, readCurrency),
    from: dayFilter('transactions.filter.from'),
    to: dayFilter('transactions.filter.to'),
    within: periodFilter('transactions.filter.within', {
      today: 'transactions.filter.within.today',
      yesterday: 'transactions.filter.within.yesterday',
      'last-7-days': 'transactions.filter.within.last-7-days',
      'last-30-days': 'transactions.filter.within.last-30-days',
      'this-month': 'transactions.filter.within.this-month',
      'last-month': 'transactions.filter.within.last-month',
    }),
    age: exclusiveFilter('transactions.filter.age', { 'over-1-hour': 'transactions.filter.age.over-1-hour' }),
  },
  sorts: {
    label: 'transactions.field.sort',
    ascending: 'transactions.sort.ascending',
    descending: 'transactions.sort.descending',
    columns: transactionSorts,
    first: '-timestamp',
  },
  fields: {
    order_no: { label: 'transactions.field.order', column: { width: 176, isTitle: true }, exported: true },
    timestamp: { label: 'transactions.field.time', column: { width: 176, as: 'time' }, exported: true },
    merchantName: {
      label: 'transactions.field.merchant',
      column: { width: 200, inCard: 'line' },
      exported: true,
    },
    channelType: {
      label: 'transactions.field.channel',
      column: { width: 136, content: 'control' },
      exported: true,
    },
    username: { label: 'transactions.field.user', column: { width: 140 }, exported: true },
    price: {
      label: 'transactions.field.price',
      column: {
        width: 152,
        align: 'end',
        cell: ({ price, currency }) => formatMoney(price, currency),
        inCard: 'line',
      },
      exported: true,
    },
    currency: { label: 'transactions.field.currency', exported: true },
    status: {
      label: 'transactions.field.status',
      choices: statusTexts,
      column: { width: 120, as: 'status' },
      exported: true,
    },
  },
  exports: { fileName: 'transaction-list' },
});
