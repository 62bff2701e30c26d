// Not exported: i18next itself. Texts have typed keys, and that only through defineMessages.
export { initI18n } from './init-i18n';
export { setLanguage } from './set-language';
export { defineMessages, type GetText, type Messages, type TextParams } from './define-messages';
export { formatDateTime, formatNumber, formatPercent } from './formats';
export { useLanguage } from './use-language';
export { detectLanguage, languages, storeLanguage, type Language } from './language';
