import { MERCHANT_NAME_MAX, NAMED_MERCHANTS_MAX, type Channel } from '@backoffice/contract';
import { ImportDialog, UNKNOWN, type ImportDeclaration, type Named } from '@backoffice/row-import';
import type { IssuePhrase } from '@backoffice/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { messageFiles, messages, type ChannelText } from '../../../messages';
import { channelKeyTexts, channelStatusTexts } from '../channel-texts';
import { channelsApi } from '../channels.api';
import { channelKeys } from '../channels.queries';
import {
  channelFormPhrase,
  channelFormRules,
  newChannel,
  type ChannelFormInput,
  type ChannelFormValues,
} from '../form/channel-form';

/** Finds the channels that a file names by code or by name, in any case. */
async function findChannelCodes(texts: readonly string[], signal: AbortSignal): Promise<Map<string, Named>> {
  const options = await channelsApi.options({ signal, quiet: true });
  return new Map(
    texts.flatMap((text) => {
      const word = text.toLowerCase();
      const option = options.find(({ name, code }) => [code, name.toLowerCase()].includes(word));
      return option ? [[text, { value: option.code, label: option.code }] as const] : [];
    }),
  );
}

const ID = /^[1-9]\d{0,14}$/;

/** Finds the active merchants that a file names by their own number, or by id: a name of digits alone is an id. */
async function findMerchants(texts: readonly string[], signal: AbortSignal): Promise<Map<string, Named>> {
  const found = new Map<string, Named>();
  for (let at = 0; at < texts.length; at += NAMED_MERCHANTS_MAX) {
    const asked = texts.slice(at, at + NAMED_MERCHANTS_MAX);
    const ids = asked.filter((text) => ID.test(text)).map(Number);
    const numbers = asked.filter((text) => !ID.test(text) && text.length <= MERCHANT_NAME_MAX);
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

/** Declares how a row of a file becomes a channel. */
const channelImport: ImportDeclaration<ChannelFormInput, ChannelFormValues, Channel, ChannelText> = {
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

export { importMessages as messages } from '@backoffice/row-import';

export interface ChannelImportDialogProps {
  onClose: () => void;
}

/** Creates channels from the rows of a file and refreshes the list afterwards. */
export function ChannelImportDialog({ onClose }: ChannelImportDialogProps) {
  const text = messages.useText();
  const client = useQueryClient();
  const close = () => {
    void client.invalidateQueries({ queryKey: channelKeys.lists });
    onClose();
  };
  return <ImportDialog declaration={channelImport} onClose={close} title={text('channels.import.title')} />;
}
