import { defineMessages } from '@backoffice/i18n';
import type en from './messages/en.json';

export type TablesText = keyof typeof en;

export const tablesMessages = defineMessages<TablesText>('demo-tables', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
