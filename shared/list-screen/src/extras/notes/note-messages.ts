import { defineMessages } from '@backoffice/i18n';

/** The texts of the notes on a record, loaded with them. */
export const noteMessages = defineMessages('row-notes', {
  en: () => import(/* webpackChunkName: "list-late-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "list-late-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "list-late-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "list-late-ja" */ './messages/ja.json'),
});
