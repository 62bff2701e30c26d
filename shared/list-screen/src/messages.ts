import { defineMessages } from '@backoffice/i18n';

/** The texts of what list screens share, fetched with the part that shows them. */
export const listScreenMessages = defineMessages('list-screen', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
