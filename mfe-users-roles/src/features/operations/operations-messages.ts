import { defineMessages, type GetText } from '@backoffice/i18n';
import type en from './messages/en.json';

/** The texts of the page of operations. */
export const operationsMessages = defineMessages('operations', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export type OperationsText = GetText<keyof typeof en>;
