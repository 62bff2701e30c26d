import { defineMessages } from '@backoffice/i18n';

/** The texts of a row's panel, fetched with it. */
export const panelMessages = defineMessages('row-panel', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
