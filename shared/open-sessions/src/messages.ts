import { defineMessages } from '@backoffice/i18n';

export const sessionsMessages = defineMessages('open-sessions', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
