import { SelectField, TextField } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import { RatingField } from '../rating-field';
import type { ArticleFormInput } from './article-form-rules';
import { AuthorField } from './author-field';
import { ContentField } from './content-field';
import { CoverField } from './cover/cover-field';
import { PlatformsField } from './platforms-field';
import { SourceField } from './source-field';
import { SummaryField } from './summary-field';

const commentTexts = { open: 'articles.comments.open', closed: 'articles.comments.closed' } as const;

export function ArticleFormFields() {
  const text = messages.useText();
  return (
    <>
      <TextField<ArticleFormInput>
        hint={text('articles.form.title.hint')}
        label={text('articles.field.title')}
        name="title"
        required
        wide
      />
      <SelectField<ArticleFormInput>
        label={text('articles.field.comments')}
        name="comments"
        options={(['open', 'closed'] as const).map((value) => ({ value, label: text(commentTexts[value]) }))}
      />
      <PlatformsField />
      <SourceField />
      <AuthorField />
      <TextField<ArticleFormInput>
        hint={text('articles.form.time.hint')}
        label={text('articles.field.time')}
        name="display_time"
        type="datetime-local"
      />
      <RatingField<ArticleFormInput> label={text('articles.field.importance')} name="importance" />
      <SummaryField />
      <ContentField />
      <CoverField />
    </>
  );
}
