import { defineMessages } from '@backoffice/i18n';

/** The texts of the pages that show the product’s components. */
export const showcaseMessages = defineMessages('demo-showcase', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
