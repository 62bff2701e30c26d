import type { Merchant } from '@backoffice/contract';
import type { ImportDeclaration } from '@backoffice/row-import';
import { messageFiles, type MerchantText } from '../../messages';
import {
  merchantFormPhrase,
  merchantFormRules,
  newMerchant,
  type MerchantFormInput,
  type MerchantFormValues,
} from './merchant-form-rules';
import { merchantStatusTexts } from './merchant-status-texts';
import { merchantsApi } from './merchants.api';

/** What a row of a file must be to become a merchant. */
export const merchantImport: ImportDeclaration<
  MerchantFormInput,
  MerchantFormValues,
  Merchant,
  MerchantText
> = {
  fields: [
    { name: 'merchantName', label: 'merchants.field.name', required: true },
    { name: 'freeDifference', label: 'merchants.field.fee-difference', isNumber: true },
    { name: 'status', label: 'merchants.field.status', choices: merchantStatusTexts },
    { name: 'merchantExpansionA', label: 'merchants.form.expansion-a' },
    { name: 'merchantExpansionB', label: 'merchants.form.expansion-b' },
    { name: 'merchantExpansionC', label: 'merchants.form.expansion-c' },
    { name: 'merchantExpansionD', label: 'merchants.form.expansion-d' },
  ],
  texts: messageFiles,
  defaults: newMerchant,
  schema: merchantFormRules,
  phrase: merchantFormPhrase,
  create: merchantsApi.createQuietly,
  numberOf: ({ merchantNo }) => merchantNo,
};
