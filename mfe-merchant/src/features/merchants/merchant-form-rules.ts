import { EXPANSION_MAX, merchantCreateRequest, type Merchant } from '@backoffice/contract';
import type { FormIssue, IssuePhrase } from '@backoffice/ui/form';
import type * as z from 'zod/mini';
import { messages } from '../../messages';

/** The form asks for just what the create call takes, by the same rules. */
export const merchantFormRules = merchantCreateRequest;

export type MerchantFormInput = z.input<typeof merchantFormRules>;
export type MerchantFormValues = z.output<typeof merchantFormRules>;

export const newMerchant: MerchantFormInput = {
  merchantName: '',
  freeDifference: 0,
  merchantExpansionA: '',
  merchantExpansionB: '',
  merchantExpansionC: '',
  merchantExpansionD: '',
  status: 'active',
};

const fields = Object.keys(newMerchant) as (keyof MerchantFormValues)[];

/** What the form shows of a merchant. */
export function merchantFormValues(merchant: Merchant): MerchantFormInput {
  return Object.fromEntries(fields.map((field) => [field, merchant[field]])) as MerchantFormInput;
}

/** Whether a merchant holds what the form said. */
export function hasFormValues(merchant: Merchant, values: MerchantFormValues): boolean {
  return fields.every((field) => merchant[field] === values[field]);
}

/** Words for what is wrong with a field. */
export const merchantFormPhrase: IssuePhrase<MerchantFormInput> = (field, { code }: FormIssue) => {
  const { text } = messages;
  switch (field) {
    case 'merchantName':
      return text(code === 'too_big' ? 'merchants.form.name.too-long' : 'merchants.form.name.required');
    case 'freeDifference':
      return text('merchants.form.difference.invalid');
    case 'status':
      return text('merchants.form.status.required');
    default:
      return text('merchants.form.expansion.too-long', { max: EXPANSION_MAX });
  }
};
