import { languages, type Language } from '@backoffice/i18n/language';
import { Select } from '@backoffice/ui';

interface LanguageSelectProps {
  value: Language;
  label: string;
  onChange: (language: Language) => void;
}

/** Each language by its own name, so that nobody needs to read another one to find theirs. */
const names: Record<Language, string> = { en: 'English', zh: '中文', es: 'Español', ja: '日本語' };

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
          {names[language]}
        </option>
      ))}
    </Select>
  );
}
