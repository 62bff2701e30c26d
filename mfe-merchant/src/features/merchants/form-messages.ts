import { defineMessages } from '@backoffice/i18n';

/** The texts of a merchant's form alone, so that the way to the list does not carry them. */
export const formMessages = defineMessages('merchant-form', {
  en: () => import(/* webpackChunkName: "late-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "late-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "late-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './messages/ja.json'),
});
