import type { RowImport } from '@backoffice/list-screen';
import { defineImport } from '@backoffice/list-screen/import';
import { messageFiles, messages } from '../../messages';
import { merchantFields } from './merchant-fields';
import { merchantPhrase, merchantRules, newMerchant } from './merchant-form';
import { merchantsApi } from './merchants.api';

export { formMessages } from './form-messages';

/** What a row of a file must be to become a merchant. */
export const merchantImport: RowImport = defineImport(merchantFields, {
  messages,
  title: 'merchants.import.title',
  texts: messageFiles,
  required: ['merchantName'],
  defaults: newMerchant,
  schema: merchantRules,
  phrase: merchantPhrase,
  create: merchantsApi.createQuietly,
  numberOf: ({ merchantNo }) => merchantNo,
});
