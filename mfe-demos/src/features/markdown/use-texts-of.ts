import { useLanguage, type Language } from '@backoffice/i18n';
import { useEffect, useState } from 'react';
import type { MessageKey } from '../../message-key';
import { messageFiles } from '../../message-files';
import { messages } from '../../messages';

/** The texts of a language of its own, whatever the interface speaks; the interface's as long as they are on their way. */
export function useTextsOf(language: Language): (key: MessageKey) => string {
  const own = messages.useText();
  const shown = useLanguage();
  const [texts, setTexts] = useState<{ language: Language; of: Record<MessageKey, string> } | null>(null);
  useEffect(() => {
    let wanted = true;
    messageFiles[language]().then(
      (file) => wanted && setTexts({ language, of: file.default }),
      (error: unknown) => console.warn('The texts of a language could not be loaded.', error),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  if (language === shown || texts?.language !== language) return own;
  return (key) => texts.of[key];
}
