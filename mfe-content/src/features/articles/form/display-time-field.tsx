import { browserTimeZone, fromLocalTime, shownTimeZone, toLocalTime } from '@backoffice/i18n/time-zone';
import { Input } from '@backoffice/ui';
import { FormField, useFormControl } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';

/** Formats a time like the field itself: a full minute without seconds. Another format would overwrite what the user types. */
const inField = (time: string) => (time === '' ? '' : toLocalTime(time).replace(/(T\d\d:\d\d):00$/, '$1'));

/** The publication time of an article. The form keeps an absolute time, so that another time zone changes its display only. */
export function DisplayTimeField() {
  const text = messages.useText();
  const { value, onChange, ...field } = useFormControl<ArticleFormInput, 'display_time'>('display_time');
  return (
    <FormField<ArticleFormInput>
      hint={text('articles.form.time.hint', { zone: shownTimeZone() ?? browserTimeZone() })}
      label={text('articles.field.time')}
      name="display_time"
    >
      <Input
        {...field}
        autoComplete="off"
        onChange={(_event, data) => onChange(fromLocalTime(data.value) ?? '')}
        type="datetime-local"
        value={inField(value)}
      />
    </FormField>
  );
}
