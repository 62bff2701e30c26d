import { FormField } from '@backoffice/ui/form';
import { messages } from '../../../../messages';
import type { ArticleFormInput } from '../article-form-rules';
import { Cover } from './cover';

export function CoverField() {
  const text = messages.useText();
  return (
    <FormField<ArticleFormInput>
      hint={text('articles.form.cover.hint')}
      label={text('articles.field.cover')}
      name="image_uri"
      required
      wide
    >
      {(labelling) => <Cover {...labelling} />}
    </FormField>
  );
}
