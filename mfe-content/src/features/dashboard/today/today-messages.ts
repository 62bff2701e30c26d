import { defineMessages } from '@backoffice/i18n';

/** The texts of today's figures, loaded with their code. */
export const todayMessages = defineMessages('dashboard-today', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
