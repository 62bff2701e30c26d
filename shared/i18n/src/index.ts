// Not exported: i18next itself. Only `defineMessages` gives texts typed keys.
export { initI18n, setLanguage, useLanguage } from './i18n';
export {
  defineMessages,
  onLanguageChange,
  type GetText,
  type Messages,
  type TextParams,
} from './define-messages';
export { formatDateTime, formatNumber, formatPercent } from './formats';
export { detectLanguage, languages, storeLanguage, type Language } from './language';
