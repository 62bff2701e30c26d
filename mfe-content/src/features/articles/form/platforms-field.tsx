import { articlePlatforms, type ArticlePlatform } from '@backoffice/contract';
import { Checkbox, Field } from '@backoffice/ui';
import { FormField, useFormControl, type FieldLabelling } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';
import { Dropdown } from './dropdown';

/** On which platforms it is shown: one or more. */
export function PlatformsField() {
  const text = messages.useText();
  return (
    <FormField<ArticleFormInput> label={text('articles.field.platforms')} name="platforms" required>
      {(labelling) => <Platforms {...labelling} />}
    </FormField>
  );
}

function Platforms(labelling: FieldLabelling) {
  const text = messages.useText();
  const { value, onChange, onBlur, ref } = useFormControl<ArticleFormInput, 'platforms'>('platforms');
  const toggle = (platform: ArticlePlatform, isOn: boolean) =>
    onChange(articlePlatforms.filter((one) => (one === platform ? isOn : value.includes(one))));
  return (
    <Dropdown
      aria-describedby={labelling['aria-describedby']}
      aria-labelledby={labelling['aria-labelledby']}
      buttonRef={ref}
      onBlur={onBlur}
      summary={value.length === 0 ? text('articles.form.platforms.none') : value.join(', ')}
    >
      {articlePlatforms.map((platform) => (
        // A field of its own: the one around would give each box its own name.
        <Field key={platform}>
          <Checkbox
            checked={value.includes(platform)}
            label={platform}
            onChange={(_event, { checked }) => toggle(platform, checked === true)}
          />
        </Field>
      ))}
    </Dropdown>
  );
}
