import { defineMessages } from '@backoffice/i18n';

/** The texts of this package. A page that shows anything of it has them loaded. */
export const uiMessages = defineMessages('ui', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
