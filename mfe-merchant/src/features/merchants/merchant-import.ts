import { defineMessages } from '@backoffice/i18n';
import type { RowImport } from '@backoffice/list-screen';
import { defineImport } from '@backoffice/list-screen/import';
import { messageFiles, messages } from '../../messages';
import { merchantFields } from './merchant-fields';
import { merchantPhrase, merchantRules, newMerchant } from './merchant-form';
import { merchantsApi } from './merchants.api';

export { formMessages } from './merchant-form';

/** The texts of the import template, bundled with this module: the first script of every list names each separate chunk. */
const importMessages = defineMessages('merchant-import', {
  en: () => import(/* webpackMode: "eager" */ './messages/import/en.json'),
  zh: () => import(/* webpackMode: "eager" */ './messages/import/zh.json'),
  es: () => import(/* webpackMode: "eager" */ './messages/import/es.json'),
  ja: () => import(/* webpackMode: "eager" */ './messages/import/ja.json'),
});

/** The import of merchants from the rows of a file. */
export const merchantImport: RowImport = defineImport(merchantFields, {
  messages,
  title: 'merchants.import.title',
  texts: messageFiles,
  required: ['merchantName'],
  template: {
    messages: importMessages,
    meanings: {
      merchantName: 'merchants.import.meaning.name',
      freeDifference: 'merchants.import.meaning.difference',
      status: 'merchants.import.meaning.status',
      merchantExpansionA: 'merchants.import.meaning.expansion',
      merchantExpansionB: 'merchants.import.meaning.expansion',
      merchantExpansionC: 'merchants.import.meaning.expansion',
      merchantExpansionD: 'merchants.import.meaning.expansion',
    },
    example: { merchantName: 'Harbour Bakery', freeDifference: 0, status: 'active' },
  },
  defaults: newMerchant,
  schema: merchantRules,
  phrase: merchantPhrase,
  create: merchantsApi.createQuietly,
  numberOf: ({ merchantNo }) => merchantNo,
});
