import { defineMessages } from '@backoffice/i18n';

export const tablesMessages = defineMessages('demo-tables', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
