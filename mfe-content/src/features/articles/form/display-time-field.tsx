import { browserTimeZone, fromLocalTime, shownTimeZone, toLocalTime } from '@backoffice/i18n/time-zone';
import { Input } from '@backoffice/ui';
import { FormField, useFormControl } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';

/** As the field itself has it: a full minute without its seconds. Another text would be written back while it is typed. */
const inField = (time: string) => (time === '' ? '' : toLocalTime(time).replace(/(T\d\d:\d\d):00$/, '$1'));

/** When an article was published. The form has the moment, so that another time zone changes what is shown and not what is meant. */
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
