import { defineMessages } from '@backoffice/i18n';

/** Where the texts of this remote are. */
export const messageFiles = {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
};

/** The texts of this remote. */
export const messages = defineMessages('merchant', messageFiles);
