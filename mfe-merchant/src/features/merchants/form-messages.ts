import { defineMessages } from '@backoffice/i18n';

/** The texts of a merchant's form alone, so that the way to the list does not carry them. */
export const formMessages = defineMessages('merchant-form', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
