import { type Language, useLanguage } from '@backoffice/i18n';
import { useEffect, useState } from 'react';
import { Field, Select, uiMessages } from '@backoffice/ui';
import { messages as demoMessages, messageFiles, type MessageKey } from '../messages';
import { DemoCard, DemoPage } from '../demo-page';
import { MarkdownEditor } from '../features/markdown/markdown-editor';
import { useMarkdownStyles } from '../features/markdown/markdown.styles';

/** Returns the texts of a given language; those of the interface while they are loading. */
export function useTextsOf(language: Language): (key: MessageKey) => string {
  const own = demoMessages.useText();
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

const languageNames: Record<Language, string> = { en: 'English', zh: '中文', es: 'Español', ja: '日本語' };

/** Demonstrates the Markdown editor in four configurations. */
export function Page() {
  const styles = useMarkdownStyles();
  const text = demoMessages.useText();
  const shown = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? shown;
  const toolbarText = useTextsOf(language);
  return (
    <DemoPage intro={text('markdown.intro')}>
      <DemoCard title={text('markdown.basic')}>
        <MarkdownEditor preview="live" title={text('markdown.basic')} toolbar="basic" withHtml />
      </DemoCard>
      <DemoCard title={text('markdown.only')}>
        <MarkdownEditor preview="edit" title={text('markdown.only')} toolbar="basic" />
      </DemoCard>
      <DemoCard title={text('markdown.custom')}>
        <MarkdownEditor preview="live" title={text('markdown.custom')} toolbar="custom" />
      </DemoCard>
      <DemoCard title={text('markdown.i18n')}>
        <Field className={styles.language} label={text('markdown.language')}>
          <Select onChange={(_event, { value }) => setChosen(value as Language)} value={language}>
            {Object.entries(languageNames).map(([code, name]) => (
              <option key={code} lang={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <div lang={language}>
          <MarkdownEditor
            preview="live"
            title={text('markdown.i18n')}
            toolbar="basic"
            toolbarText={toolbarText}
          />
        </div>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
