import { defineMessages } from '@backoffice/i18n';

/** The texts of this remote. */
export const messages = defineMessages('channel', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
