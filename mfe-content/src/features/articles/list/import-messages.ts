import { defineMessages } from '@backoffice/i18n';

/** What the template of an import says: in one file with it, as each further one would be named on the way to every list. */
export const importMessages = defineMessages('article-import', {
  en: () => import(/* webpackMode: "eager" */ './messages/en.json'),
  zh: () => import(/* webpackMode: "eager" */ './messages/zh.json'),
  es: () => import(/* webpackMode: "eager" */ './messages/es.json'),
  ja: () => import(/* webpackMode: "eager" */ './messages/ja.json'),
});
