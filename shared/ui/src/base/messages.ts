import { defineMessages } from '@backoffice/i18n';

/** The texts of this package. Pages that use it load them. */
export const uiMessages = defineMessages('ui', {
  en: () => import(/* webpackChunkName: "texts-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "texts-ja" */ './messages/ja.json'),
});
