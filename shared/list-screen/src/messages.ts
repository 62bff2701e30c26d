import { defineMessages } from '@backoffice/i18n';

/** The texts of what list screens share, fetched with the part that shows them. */
export const listScreenMessages = defineMessages('list-screen', {
  en: () => import(/* webpackChunkName: "late-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "late-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "late-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './messages/ja.json'),
});
