import { defineMessages } from '@backoffice/i18n';

/** The texts of the audit log. */
export const auditMessages = defineMessages('audit', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
