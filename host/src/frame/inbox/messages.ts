import { defineMessages } from '@backoffice/i18n';

export const messages = defineMessages('host-inbox', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export type InboxText = ReturnType<typeof messages.useText>;
