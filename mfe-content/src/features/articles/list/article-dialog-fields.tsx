import { articleTypes } from '@backoffice/contract';
import { SelectField, TextAreaField, TextField } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import { articleTypeTexts } from '../article-texts';
import { RatingField } from '../rating-field';
import type { ArticleDialogInput } from './article-dialog-rules';

export function ArticleDialogFields() {
  const text = messages.useText();
  return (
    <>
      <SelectField<ArticleDialogInput>
        label={text('articles.field.type')}
        name="type"
        options={articleTypes.map((value) => ({ value, label: text(articleTypeTexts[value]) }))}
        placeholder={text('articles.dialog.type.choose')}
        required
      />
      <TextField<ArticleDialogInput>
        label={text('articles.field.date')}
        name="timestamp"
        required
        type="datetime-local"
      />
      <TextField<ArticleDialogInput> label={text('articles.field.title')} name="title" required wide />
      <RatingField<ArticleDialogInput> label={text('articles.field.importance')} name="importance" />
      <TextField<ArticleDialogInput> label={text('articles.field.reviewer')} name="reviewer" />
      <TextAreaField<ArticleDialogInput> label={text('articles.field.remark')} name="remark" wide />
    </>
  );
}
