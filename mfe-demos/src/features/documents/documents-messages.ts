import { defineMessages } from '@backoffice/i18n';
import type en from './messages/en.json';

export type DocumentsText = keyof typeof en;

export const documentsMessages = defineMessages<DocumentsText>('demo-documents', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
