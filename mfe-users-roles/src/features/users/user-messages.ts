import { defineMessages } from '@backoffice/i18n';

/** Where the texts of the user list are. */
export const userMessageFiles = {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
};

/** The texts of the user list; each feature of this remote has its own, so that a page fetches no other's. */
export const userMessages = defineMessages('users', userMessageFiles);
