import { defineMessages } from '@backoffice/i18n';

/** The texts of the pages that show how permissions work. */
export const permissionMessages = defineMessages('permission', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
