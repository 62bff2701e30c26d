import { type Transaction, transactionSorts } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';
import { choiceFilter, dayFilter, defineList, idFilter, periodFilter } from '@backoffice/list-screen';
import { transactionsApi } from './transactions.api';

const transactionMessages = defineMessages('transactions', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

const statusTexts = {
  success: 'transactions.status.success',
  pending: 'transactions.status.pending',
} as const;

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
  filters: {
    merchantId: idFilter('transactions.filter.merchant'),
    status: choiceFilter('transactions.field.status', statusTexts),
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
  },
  sorts: {
    label: 'transactions.field.sort',
    ascending: 'transactions.sort.ascending',
    descending: 'transactions.sort.descending',
    columns: transactionSorts,
    first: '-timestamp',
  },
  fields: {
    order_no: { label: 'transactions.field.order', column: { width: 176, isTitle: true } },
    timestamp: { label: 'transactions.field.time', column: { width: 176, as: 'time' } },
    merchantName: { label: 'transactions.field.merchant', column: { width: 200, inCard: 'line' } },
    channelType: {
      label: 'transactions.field.channel',
      column: { width: 120, cell: ({ channelType }) => channelType ?? '–' },
    },
    username: { label: 'transactions.field.user', column: { width: 140 } },
    price: { label: 'transactions.field.price', column: { width: 128, as: 'amount', inCard: 'line' } },
    status: {
      label: 'transactions.field.status',
      choices: statusTexts,
      column: { width: 120, as: 'status' },
    },
  },
});
