import { TextAreaField, useFormValue } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';
import { countWords } from './count-words';

export function SummaryField() {
  const text = messages.useText();
  const summary = useFormValue<ArticleFormInput, 'content_short'>('content_short');
  return (
    <TextAreaField<ArticleFormInput>
      hint={text('articles.form.summary.words', { count: countWords(summary) })}
      label={text('articles.field.summary')}
      name="content_short"
      rows={3}
      wide
    />
  );
}
