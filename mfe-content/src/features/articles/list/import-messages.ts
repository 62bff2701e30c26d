import { defineMessages } from '@backoffice/i18n';

/** What the template of an import says, fetched with it. */
export const importMessages = defineMessages('article-import', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
