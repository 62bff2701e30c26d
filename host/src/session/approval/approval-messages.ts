import { defineMessages } from '@backoffice/i18n';

export const approvalMessages = defineMessages('host-approval', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
