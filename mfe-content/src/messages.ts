import { defineMessages } from '@backoffice/i18n';

/** The message files of this remote. */
export const messageFiles = {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
};

export const messages = defineMessages('content', messageFiles);
