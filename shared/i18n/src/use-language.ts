import { useTranslation } from 'react-i18next';
import type { Language } from './language';

/** The interface's language; renders again when it changes. */
export function useLanguage(): Language {
  return useTranslation(undefined, { useSuspense: false }).i18n.language as Language;
}
