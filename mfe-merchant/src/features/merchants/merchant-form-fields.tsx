import { FREE_DIFFERENCE_MAX, FREE_DIFFERENCE_MIN, merchantStatuses } from '@backoffice/contract';
import { NumberField, SelectField, TextAreaField, TextField } from '@backoffice/ui/form';
import { messages } from '../../messages';
import type { MerchantFormInput } from './merchant-form-rules';
import { merchantStatusTexts } from './merchant-status-texts';

const expansions = [
  { name: 'merchantExpansionA', label: 'merchants.form.expansion-a' },
  { name: 'merchantExpansionB', label: 'merchants.form.expansion-b' },
  { name: 'merchantExpansionC', label: 'merchants.form.expansion-c' },
  { name: 'merchantExpansionD', label: 'merchants.form.expansion-d' },
] as const;

/** @param isNew only a new merchant's name can be typed */
export function MerchantFormFields({ isNew }: { isNew: boolean }) {
  const text = messages.useText();
  return (
    <>
      <TextField<MerchantFormInput>
        hint={isNew ? text('merchants.form.name.hint') : undefined}
        label={text('merchants.field.name')}
        name="merchantName"
        readOnly={!isNew}
        required={isNew}
        wide
      />
      <NumberField<MerchantFormInput>
        hint={text('merchants.form.difference.hint')}
        label={text('merchants.field.fee-difference')}
        max={FREE_DIFFERENCE_MAX}
        min={FREE_DIFFERENCE_MIN}
        name="freeDifference"
      />
      <SelectField<MerchantFormInput>
        label={text('merchants.field.status')}
        name="status"
        options={merchantStatuses.map((value) => ({ value, label: text(merchantStatusTexts[value]) }))}
        placeholder={text('merchants.form.status.choose')}
        required
      />
      {expansions.map(({ name, label }) => (
        <TextAreaField<MerchantFormInput> key={name} label={text(label)} name={name} />
      ))}
    </>
  );
}
