import { defineMessages } from '@backoffice/i18n';

/** The texts for the reason of a change, loaded with the first form that takes one. */
export const reasonMessages = defineMessages('change-reason', {
  en: () => import(/* webpackChunkName: "reason-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "reason-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "reason-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "reason-ja" */ './messages/ja.json'),
});
