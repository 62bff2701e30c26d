import { defineMessages } from '@backoffice/i18n';

/** The texts of the operations page. */
export const operationsMessages = defineMessages('operations', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
