import { defineMessages } from '@backoffice/i18n';

export const profileMessages = defineMessages('host-profile', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
