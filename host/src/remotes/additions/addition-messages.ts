import { defineMessages } from '@backoffice/i18n';

/** Texts around additions, apart from those that a remote's own code shows. */
export const messages = defineMessages('host-additions', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
