import { languages } from '@backoffice/i18n';
import { LocalLanguageIcon } from '@backoffice/ui';
import { languageNames } from '../../kernel/language/language-select';
import { switchLanguage } from '../../kernel/language/switch-language';
import { messages } from './messages';
import type { CommandSource } from './palette-command';

export const languageCommands: CommandSource = () =>
  languages.map((language) => ({
    id: `language-${language}`,
    titles: [messages.text('palette.command.language'), languageNames[language]],
    icon: LocalLanguageIcon,
    lang: language,
    run: () => void switchLanguage(language),
  }));
