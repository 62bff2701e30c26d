import { defineMessages } from '@backoffice/i18n';

/** The texts of a conflict alone, which most forms never meet. */
export const conflictMessages = defineMessages('conflict', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
