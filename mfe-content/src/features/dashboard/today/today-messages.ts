import { defineMessages } from '@backoffice/i18n';

/** The texts of today's figures, loaded with their code. */
export const todayMessages = defineMessages('dashboard-today', {
  en: () => import(/* webpackChunkName: "texts-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "texts-ja" */ './messages/ja.json'),
});
