import { defineMessages } from '@backoffice/i18n';

/** The texts of the access review. */
export const accessMessages = defineMessages('access', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
