import { defineMessages } from '@backoffice/i18n';

/** The texts of the list of transactions. */
export const transactionMessages = defineMessages('transactions', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
