import { defineMessages } from '@backoffice/i18n';

/** The texts of this package, loaded with the dialog. */
export const importMessages = defineMessages('row-import', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export type ImportText = Parameters<typeof importMessages.text>[0];
