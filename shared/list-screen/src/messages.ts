import { defineMessages } from '@backoffice/i18n';

/** The texts that list screens share, loaded with the part that shows them. */
export const listScreenMessages = defineMessages('list-screen', {
  en: () => import(/* webpackChunkName: "list-late-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "list-late-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "list-late-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "list-late-ja" */ './messages/ja.json'),
});
