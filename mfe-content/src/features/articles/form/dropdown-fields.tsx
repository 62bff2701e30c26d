import { joinList } from '@backoffice/i18n/format-list';
import { articlePlatforms, type ArticlePlatform } from '@backoffice/contract';
import { Checkbox, Field, Input } from '@backoffice/ui';
import { FormField, useFormControl } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';
import { Dropdown } from './dropdown';

/** The platforms that show the article, at least one. */
export function PlatformsField() {
  const text = messages.useText();
  const { value, onChange, onBlur, ref } = useFormControl<ArticleFormInput, 'platforms'>('platforms');
  const toggle = (platform: ArticlePlatform, isOn: boolean) =>
    onChange(articlePlatforms.filter((one) => (one === platform ? isOn : value.includes(one))));
  const summary = value.length === 0 ? text('articles.form.platforms.none') : joinList(value);
  return (
    <FormField<ArticleFormInput> label={text('articles.field.platforms')} name="platforms" required>
      {(labelling) => (
        <Dropdown buttonRef={ref} labelling={labelling} onBlur={onBlur} summary={summary}>
          {articlePlatforms.map((platform) => (
            // Each checkbox needs a field of its own; otherwise the surrounding field would label all of them.
            <Field key={platform}>
              <Checkbox
                checked={value.includes(platform)}
                label={platform}
                onChange={(_event, { checked }) => toggle(platform, checked === true)}
              />
            </Field>
          ))}
        </Dropdown>
      )}
    </FormField>
  );
}

/** The article's source, validated on blur. */
export function SourceField() {
  const text = messages.useText();
  const { value, onChange, onBlur, ref } = useFormControl<ArticleFormInput, 'source_uri'>('source_uri');
  const summary = value || text('articles.form.source.none');
  return (
    <FormField<ArticleFormInput> label={text('articles.field.source')} name="source_uri">
      {(labelling) => (
        <Dropdown buttonRef={ref} labelling={labelling} onBlur={onBlur} summary={summary}>
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
      )}
    </FormField>
  );
}
