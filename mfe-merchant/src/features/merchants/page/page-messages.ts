import { defineMessages } from '@backoffice/i18n';

/** The texts of a merchant's page alone, so that the way to the list does not carry them. */
export const pageMessages = defineMessages('merchant-page', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export type PageText = Parameters<typeof pageMessages.text>[0];
