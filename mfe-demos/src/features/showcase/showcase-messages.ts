import { defineMessages } from '@backoffice/i18n';
import type en from './messages/en.json';

export type ShowcaseText = keyof typeof en;

/** The texts of the pages that show the product’s own parts. */
export const showcaseMessages = defineMessages<ShowcaseText>('demo-showcase', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
