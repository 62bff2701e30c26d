import { defineMessages } from '@backoffice/i18n';

/** The texts of the figures of today, which come with their code. */
export const todayMessages = defineMessages('dashboard-today', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
