import { defineMessages } from '@backoffice/i18n';

/** What the template of an import says, fetched with it. */
export const importMessages = defineMessages('merchant-import', {
  en: () => import('./messages/import/en.json'),
  zh: () => import('./messages/import/zh.json'),
  es: () => import('./messages/import/es.json'),
  ja: () => import('./messages/import/ja.json'),
});
