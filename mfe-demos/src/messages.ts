import { defineMessages } from '@backoffice/i18n';

/** The texts of this remote, by language. */
export const messageFiles = {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
};

export const messages = defineMessages('demos', messageFiles);

export type MessageKey = Parameters<typeof messages.text>[0];
