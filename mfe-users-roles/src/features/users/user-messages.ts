import { defineMessages } from '@backoffice/i18n';

/** The texts of the user list; each feature of this remote has its own, so that a page fetches no other's. */
export const userMessages = defineMessages('users', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
