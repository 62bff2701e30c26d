import { defineMessages } from '@backoffice/i18n';

/** What the template of an import says: in one file with it, as each further one would be named on the way to every list. */
export const importMessages = defineMessages('user-import', {
  en: () => import(/* webpackMode: "eager" */ './messages/import/en.json'),
  zh: () => import(/* webpackMode: "eager" */ './messages/import/zh.json'),
  es: () => import(/* webpackMode: "eager" */ './messages/import/es.json'),
  ja: () => import(/* webpackMode: "eager" */ './messages/import/ja.json'),
});
