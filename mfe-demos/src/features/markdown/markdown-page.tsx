import { useLanguage, type Language } from '@backoffice/i18n';
import { Field, Select } from '@backoffice/ui';
import { useState } from 'react';
import { DemoCard } from '../../frame/demo-card';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { MarkdownEditor } from './markdown-editor';
import { useMarkdownStyles } from './markdown.styles';
import { useTextsOf } from './use-texts-of';

const languageNames: Record<Language, string> = { en: 'English', zh: '中文', es: 'Español', ja: '日本語' };

/** One editor in four ways. */
export function MarkdownPage() {
  const styles = useMarkdownStyles();
  const text = messages.useText();
  const shown = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? shown;
  const toolbarText = useTextsOf(language);
  return (
    <DemoPage intro={text('markdown.intro')}>
      <DemoCard title={text('markdown.basic')}>
        <MarkdownEditor preview="live" title={text('markdown.basic')} toolbar="basic" />
      </DemoCard>
      <DemoCard title={text('markdown.only')}>
        <MarkdownEditor preview="edit" textOnly title={text('markdown.only')} toolbar="basic" />
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
