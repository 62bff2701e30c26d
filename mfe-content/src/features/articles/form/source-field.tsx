import { Field, Input } from '@backoffice/ui';
import { FormField, useFormControl, type FieldLabelling } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';
import { Dropdown } from './dropdown';

/** Where the article was taken from; checked when it is left. */
export function SourceField() {
  const text = messages.useText();
  return (
    <FormField<ArticleFormInput> label={text('articles.field.source')} name="source_uri">
      {(labelling) => <Source {...labelling} />}
    </FormField>
  );
}

function Source(labelling: FieldLabelling) {
  const text = messages.useText();
  const { value, onChange, onBlur, ref } = useFormControl<ArticleFormInput, 'source_uri'>('source_uri');
  return (
    <Dropdown
      aria-describedby={labelling['aria-describedby']}
      aria-labelledby={labelling['aria-labelledby']}
      buttonRef={ref}
      onBlur={onBlur}
      summary={value || text('articles.form.source.none')}
    >
      <Field label={text('articles.form.source.address')}>
        <Input
          autoComplete="off"
          onBlur={onBlur}
          onChange={(_event, data) => onChange(data.value)}
          placeholder="https://"
          type="url"
          value={value}
        />
      </Field>
    </Dropdown>
  );
}
