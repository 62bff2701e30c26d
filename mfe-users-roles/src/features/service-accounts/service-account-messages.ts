import { defineMessages } from '@backoffice/i18n';

/** The texts of service accounts. */
export const serviceAccountMessages = defineMessages('service-accounts', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
