import { languages, type Language } from '@backoffice/i18n/language';
import { Select } from '@backoffice/ui';
import { languageNames } from './language-names';

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
