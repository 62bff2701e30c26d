import { defineMessages } from '@backoffice/i18n';

/** The texts of the notes on a record, loaded with them. */
export const noteMessages = defineMessages('row-notes', {
  en: () => import(/* webpackChunkName: "row-notes-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "row-notes-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "row-notes-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "row-notes-ja" */ './messages/ja.json'),
});
