import { defineMessages } from '@backoffice/i18n';

/** The texts of this package. Pages that use it load them. */
export const uiMessages = defineMessages('ui', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
