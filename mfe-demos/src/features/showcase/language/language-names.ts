import type { Language } from '@backoffice/i18n';

/** Each language by its own name. */
export const languageNames: readonly (readonly [Language, string])[] = [
  ['zh', '中文'],
  ['en', 'English'],
  ['es', 'Español'],
  ['ja', '日本語'],
];
