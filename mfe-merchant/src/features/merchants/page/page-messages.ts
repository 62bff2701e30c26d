import { defineMessages } from '@backoffice/i18n';

/** The texts of a merchant's page, separate so that they are not loaded before the list. */
export const pageMessages = defineMessages('merchant-page', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export type PageText = Parameters<typeof pageMessages.text>[0];
