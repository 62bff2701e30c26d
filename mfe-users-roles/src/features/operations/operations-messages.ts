import { defineMessages } from '@backoffice/i18n';

/** The texts of the page of operations. */
export const operationsMessages = defineMessages('operations', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
