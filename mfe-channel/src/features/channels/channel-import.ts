import type { Channel } from '@backoffice/contract';
import { UNKNOWN, type ImportDeclaration } from '@backoffice/row-import';
import type { IssuePhrase } from '@backoffice/ui/form';
import { messageFiles, messages, type ChannelText } from '../../messages';
import { channelFormPhrase } from './channel-form-phrase';
import {
  channelFormRules,
  newChannel,
  type ChannelFormInput,
  type ChannelFormValues,
} from './channel-form-rules';
import { channelKeyTexts, channelStatusTexts } from './channel-texts';
import { channelsApi } from './channels.api';
import { findChannelCodes } from './find-channel-codes';
import { findMerchants } from './find-merchants';

const importPhrase: IssuePhrase<ChannelFormInput> = (field, issue) => {
  if (issue.code !== UNKNOWN) return channelFormPhrase(field, issue);
  return messages.text(
    field === 'merchantId' ? 'channels.import.merchant.unknown' : 'channels.import.channel.unknown',
  );
};

/** What a row of a file must be to become a channel. */
export const channelImport: ImportDeclaration<ChannelFormInput, ChannelFormValues, Channel, ChannelText> = {
  fields: [
    {
      name: 'merchantId',
      label: 'channels.field.merchant',
      hint: 'channels.import.merchant.hint',
      required: true,
      lookUp: findMerchants,
    },
    {
      name: 'merchantChannel',
      label: 'channels.field.channel',
      required: true,
      lookUp: findChannelCodes,
    },
    { name: 'merchantNo', label: 'channels.field.number', required: true },
    { name: 'merchantWeight', label: 'channels.field.weight', required: true, isNumber: true },
    { name: 'status', label: 'channels.field.status', choices: channelStatusTexts },
    { name: 'merchantUpPublicKey', label: channelKeyTexts.merchantUpPublicKey },
    { name: 'merchantUpPrivateKey', label: channelKeyTexts.merchantUpPrivateKey, isSecret: true },
    { name: 'merchantDownPublicKey', label: channelKeyTexts.merchantDownPublicKey },
    { name: 'merchantDownPrivateKey', label: channelKeyTexts.merchantDownPrivateKey, isSecret: true },
    { name: 'merchantExpansion', label: 'channels.field.expansion' },
  ],
  texts: messageFiles,
  defaults: newChannel,
  schema: channelFormRules(),
  phrase: importPhrase,
  create: channelsApi.createQuietly,
  numberOf: ({ id }) => id,
};
