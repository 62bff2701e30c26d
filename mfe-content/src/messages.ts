import { defineMessages } from '@backoffice/i18n';

/** Where the texts of this remote are. */
export const messageFiles = {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
};

export const messages = defineMessages('content', messageFiles);
