import { MERCHANT_NAME_MAX, NAMED_MERCHANTS_MAX } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';
import type { RowImport } from '@backoffice/list-screen';
import { channelOptionName } from '@backoffice/list-screen/channel-name';
import { defineImport } from '@backoffice/list-screen/import';
import { UNKNOWN, type Named } from '@backoffice/row-import';
import type { IssuePhrase } from '@backoffice/ui/form';
import { messageFiles, messages } from '../../../messages';
import { channelsApi } from '../channels.api';
import { channelFormPhrase, channelFormRules, newChannel, type ChannelFormInput } from '../form/channel-form';
import { channelFields } from './channel-fields';

/** The texts of the import template, bundled with this module: the first script of every list names each separate chunk. */
const importMessages = defineMessages('channel-import', {
  en: () => import(/* webpackMode: "eager" */ './messages/en.json'),
  zh: () => import(/* webpackMode: "eager" */ './messages/zh.json'),
  es: () => import(/* webpackMode: "eager" */ './messages/es.json'),
  ja: () => import(/* webpackMode: "eager" */ './messages/ja.json'),
});

/** Finds the channels that a file names by code or by a name, in any case. */
async function findChannelCodes(texts: readonly string[], signal: AbortSignal): Promise<Map<string, Named>> {
  const options = await channelsApi.options({ signal, quiet: true });
  return new Map(
    texts.flatMap((text) => {
      const word = text.toLowerCase();
      const option = options.find((each) => Object.values(each).some((name) => name.toLowerCase() === word));
      return option ? [[text, { value: option.code, label: channelOptionName(option) }] as const] : [];
    }),
  );
}

const ID = /^[1-9]\d{0,14}$/;

/** Finds the active merchants that a file names by their number or id; a text of digits only is an id. */
async function findMerchants(texts: readonly string[], signal: AbortSignal): Promise<Map<string, Named>> {
  const found = new Map<string, Named>();
  for (let at = 0; at < texts.length; at += NAMED_MERCHANTS_MAX) {
    const batch = texts.slice(at, at + NAMED_MERCHANTS_MAX);
    const ids = batch.filter((text) => ID.test(text)).map(Number);
    const numbers = batch.filter((text) => !ID.test(text) && text.length <= MERCHANT_NAME_MAX);
    const merchants = await channelsApi.namedMerchants({ ids, numbers }, { signal, quiet: true });
    for (const { id, merchantName, merchantNo } of merchants) {
      const named = { value: id, label: merchantName };
      found.set(String(id), named);
      found.set(merchantNo, named);
    }
  }
  return found;
}

const importPhrase: IssuePhrase<ChannelFormInput> = (field, issue) => {
  if (issue.code !== UNKNOWN) return channelFormPhrase(field, issue);
  return messages.text(
    field === 'merchantId' ? 'channels.import.merchant.unknown' : 'channels.import.channel.unknown',
  );
};

/** Creates channels from the rows of a file. */
export const channelImport: RowImport = defineImport(channelFields, {
  messages,
  title: 'channels.import.title',
  texts: messageFiles,
  required: ['merchantId', 'merchantChannel', 'merchantNo', 'merchantWeight'],
  template: {
    messages: importMessages,
    meanings: {
      merchantId: 'channels.import.meaning.merchant',
      merchantChannel: 'channels.import.meaning.channel',
      merchantNo: 'channels.import.meaning.number',
      merchantWeight: 'channels.import.meaning.weight',
      status: 'channels.import.meaning.status',
      merchantUpPublicKey: 'channels.import.meaning.public',
      merchantUpPrivateKey: 'channels.import.meaning.private',
      merchantDownPublicKey: 'channels.import.meaning.public',
      merchantDownPrivateKey: 'channels.import.meaning.private',
      merchantExpansion: 'channels.import.meaning.expansion',
    },
    example: {
      merchantId: 'M20260101000001',
      merchantChannel: 'alipay',
      merchantNo: 'A-1001',
      merchantWeight: 40,
      status: 'active',
    },
  },
  details: {
    merchantId: {
      label: 'channels.field.merchant',
      hint: 'channels.import.merchant.hint',
      lookUp: findMerchants,
    },
    merchantChannel: {
      lookUp: findChannelCodes,
      allowed: async () => (await channelsApi.options({ quiet: true })).map(({ code }) => code),
    },
    merchantUpPrivateKey: { isSecret: true },
    merchantDownPrivateKey: { isSecret: true },
  },
  defaults: newChannel,
  schema: channelFormRules(),
  phrase: importPhrase,
  create: channelsApi.createQuietly,
  numberOf: ({ id }) => id,
});
