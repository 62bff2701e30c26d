import { defineMessages } from '@backoffice/i18n';

/** The texts of masked keys, loaded with the first one on screen. */
export const keyMessages = defineMessages('masked-keys', {
  en: () => import(/* webpackChunkName: "list-late-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "list-late-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "list-late-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "list-late-ja" */ './messages/ja.json'),
});
