import { type Language, languages } from '@backoffice/i18n/language';
import { Select } from '@backoffice/ui';

/** The name of each language in that language, so that users can find theirs. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  ja: '日本語',
};

interface LanguageSelectProps {
  value: Language;
  label: string;
  onChange: (language: Language) => void;
}

export function LanguageSelect({ value, label, onChange }: LanguageSelectProps) {
  return (
    <Select
      aria-label={label}
      onChange={(event) => onChange(languages.find((each) => each === event.target.value) ?? value)}
      size="small"
      value={value}
    >
      {languages.map((language) => (
        <option key={language} lang={language} value={language}>
          {languageNames[language]}
        </option>
      ))}
    </Select>
  );
}
