import { defineMessages } from '@backoffice/i18n';

export const messages = defineMessages('set-password', {
  en: () => import(/* webpackChunkName: "set-password-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "set-password-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "set-password-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "set-password-ja" */ './messages/ja.json'),
});
