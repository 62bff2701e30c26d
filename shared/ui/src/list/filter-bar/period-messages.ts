import { defineMessages } from '@backoffice/i18n';

/** The texts of the choice of two days, which come with it. */
export const periodMessages = defineMessages('ui-period', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
