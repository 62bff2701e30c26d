import { defineMessages } from '@backoffice/i18n';

/** The texts of the dialog for two days, loaded with it. */
export const periodMessages = defineMessages('ui-period', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
