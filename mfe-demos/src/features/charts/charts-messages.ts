import { defineMessages } from '@backoffice/i18n';
import type en from './messages/en.json';

export type ChartsText = keyof typeof en;

/** The texts of the pages that show charts. */
export const chartsMessages = defineMessages<ChartsText>('demo-charts', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
