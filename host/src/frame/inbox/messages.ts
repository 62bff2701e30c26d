import { defineMessages } from '@backoffice/i18n';

export const messages = defineMessages('host-inbox', {
  en: () => import(/* webpackChunkName: "texts-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "texts-ja" */ './messages/ja.json'),
});

export type InboxText = ReturnType<typeof messages.useText>;
