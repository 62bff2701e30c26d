import {
  CHANNEL_NUMBER_MAX,
  channelCreateRequest,
  channelKeyFields,
  EXPANSION_MAX,
  type Channel,
  type ChannelUpdateRequest,
} from '@backoffice/contract';
import type { FormIssue, IssuePhrase, useDialogForm } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { messages } from '../../../messages';
import { inspectKey, type KeyKind } from '../keys/inspect-key';
import { isMismatched } from '../keys/key-pairs';

/** The problem of a key, by name, so that no issue contains the key's text. */
type KeyProblem = 'no-key' | 'public-expected' | 'private-expected' | 'no-pair';

const { merchantId, merchantNo, merchantChannel, merchantWeight, merchantExpansion, status } =
  channelCreateRequest.shape;

/** Converts a pasted key of any format to the stored one; blank stays blank. */
const key = (kind: KeyKind) =>
  z.pipe(
    z.string(),
    z.transform((text, { issues }) => {
      if (text.trim() === '') return '';
      const inspected = inspectKey(text);
      const expected: KeyProblem = kind === 'public' ? 'public-expected' : 'private-expected';
      const problem: KeyProblem | null = !inspected ? 'no-key' : inspected.kind === kind ? null : expected;
      if (problem) issues.push({ code: 'custom', message: problem, input: undefined });
      return inspected?.base64 ?? '';
    }),
  );

const fields = z.object({
  merchantId,
  merchantNo,
  merchantChannel,
  merchantWeight,
  merchantUpPublicKey: key('public'),
  merchantUpPrivateKey: key('private'),
  merchantDownPublicKey: key('public'),
  merchantDownPrivateKey: key('private'),
  merchantExpansion,
  status,
});

/** The form's rules: those of the create call, and checks of the keys. */
export function channelFormRules(stored?: Channel) {
  const problem: KeyProblem = 'no-pair';
  const pairs = channelKeyFields.map((box) =>
    z.refine<z.output<typeof fields>>((values) => !isMismatched(box, values, stored), {
      path: [box],
      error: problem,
      // Checked even while another field is missing.
      when: () => true,
    }),
  );
  return fields.check(...pairs);
}

export type ChannelFormInput = Omit<z.input<typeof fields>, 'merchantId' | 'merchantWeight'> & {
  merchantId: number | null;
  merchantWeight: number | null;
};
export type ChannelFormValues = z.output<typeof fields>;

const noKeys = {
  merchantUpPublicKey: '',
  merchantUpPrivateKey: '',
  merchantDownPublicKey: '',
  merchantDownPrivateKey: '',
};

/** A new channel's values, in the order of an import's fields. */
export const newChannel: ChannelFormInput = {
  merchantId: null,
  merchantChannel: '',
  merchantNo: '',
  merchantWeight: 0,
  status: 'active',
  ...noKeys,
  merchantExpansion: '',
};

/** A channel's values in the form. Its keys stay out of it: a box left blank keeps the stored key. */
export function channelFormValues(channel: Channel): ChannelFormInput {
  const { merchantId, merchantNo, merchantChannel, merchantWeight, merchantExpansion, status } = channel;
  return { merchantId, merchantNo, merchantChannel, merchantWeight, ...noKeys, merchantExpansion, status };
}

/** True when a channel already has the form's values. */
export function hasFormValues(channel: Channel, values: ChannelFormValues): boolean {
  const names = Object.keys(newChannel) as (keyof ChannelFormValues)[];
  const isKey = (name: string) => name in noKeys;
  return names.every((name) => channel[name] === values[name] || (isKey(name) && values[name] === ''));
}

/** The update call for a form. Merchant and channel can't change; of the keys only those that were typed are sent. */
export function updateRequestOf(values: ChannelFormValues, before: Channel): ChannelUpdateRequest {
  const { merchantNo, merchantWeight, merchantExpansion, status } = values;
  const keys = Object.fromEntries(
    channelKeyFields.filter((name) => values[name] !== '').map((name) => [name, values[name]]),
  );
  const expansion = merchantExpansion || before.merchantExpansion ? { merchantExpansion } : {};
  const { id, updatedAt } = before;
  return { id, updatedAt, merchantNo, merchantWeight, status, ...keys, ...expansion };
}

const keyProblems = {
  'no-key': 'channels.form.key.no-key',
  'public-expected': 'channels.form.key.public-expected',
  'private-expected': 'channels.form.key.private-expected',
  'no-pair': 'channels.form.key.no-pair',
} as const;

/** True when nothing was entered; false for a text that is not a whole number. */
const isMissing = ({ code, expected, received }: FormIssue) =>
  code === 'invalid_type' && expected === 'number' && received === undefined;

/** Explains an invalid field to the user. */
export const channelFormPhrase: IssuePhrase<ChannelFormInput> = (field, issue) => {
  const { text } = messages;
  const { code, message } = issue;
  switch (field) {
    case 'merchantId':
      return text('channels.form.merchant.required');
    case 'merchantNo':
      return code === 'too_big'
        ? text('channels.form.too-long', { max: CHANNEL_NUMBER_MAX })
        : text('channels.form.number.required');
    case 'merchantChannel':
      return text('channels.form.channel.required');
    case 'merchantWeight':
      return text(isMissing(issue) ? 'channels.form.weight.required' : 'channels.form.weight.invalid');
    case 'merchantExpansion':
      return code === 'too_big'
        ? text('channels.form.too-long', { max: EXPANSION_MAX })
        : text('channels.form.expansion.invalid');
    case 'status':
      return text('channels.form.status.required');
    default:
      return text(keyProblems[message as KeyProblem]);
  }
};

export type ChannelForm = ReturnType<typeof useDialogForm<ChannelFormInput, ChannelFormValues>>;
