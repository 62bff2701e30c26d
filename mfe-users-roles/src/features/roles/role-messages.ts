import { defineMessages } from '@backoffice/i18n';

/** The texts of role management. */
export const roleMessages = defineMessages('roles', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export type RoleText = typeof roleMessages.text;
