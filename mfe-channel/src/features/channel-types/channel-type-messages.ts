import { defineMessages } from '@backoffice/i18n';

/** The texts of the types of channel, which the list of channels does without. */
export const channelTypeMessages = defineMessages('channel-types', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
