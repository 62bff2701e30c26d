import { defineMessages } from '@backoffice/i18n';

/** What the server refuses, in the reader's words: a phrase for each code of the contract. */
export const failureMessages = defineMessages('failures', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
