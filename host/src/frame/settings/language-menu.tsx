import { languages, useLanguage } from '@backoffice/i18n';
import { IconButton, LocalLanguageIcon, Menu, type MenuItem } from '@backoffice/ui';
import { languageNames } from '../../kernel/language/language-select';
import { switchLanguage } from '../../kernel/language/switch-language';
import { messages } from '../../kernel/messages';

/** The languages of the interface as a choice in a menu. */
export function useLanguageItems(): MenuItem[] {
  const language = useLanguage();
  return languages.map((each) => ({
    key: each,
    label: languageNames[each],
    lang: each,
    checked: each === language,
    onSelect: () => void switchLanguage(each),
  }));
}

export function LanguageMenu() {
  const label = messages.useText()('language.select.label');
  const items = useLanguageItems();
  return (
    <Menu
      align="end"
      items={items}
      label={label}
      trigger={(props) => (
        <IconButton {...props} data-tour="language" icon={<LocalLanguageIcon />} label={label} />
      )}
    />
  );
}
