import { defineMessages } from '@backoffice/i18n';

/** The texts of key pairs, loaded when those of a row are opened. */
export const keyPairMessages = defineMessages('key-pairs', {
  en: () => import(/* webpackChunkName: "key-pairs-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "key-pairs-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "key-pairs-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "key-pairs-ja" */ './messages/ja.json'),
});
