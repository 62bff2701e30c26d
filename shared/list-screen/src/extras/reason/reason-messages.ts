import { defineMessages } from '@backoffice/i18n';

/** The texts for the reason of a change, loaded with the first form that takes one. */
export const reasonMessages = defineMessages('change-reason', {
  en: () => import(/* webpackChunkName: "list-late-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "list-late-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "list-late-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "list-late-ja" */ './messages/ja.json'),
});
