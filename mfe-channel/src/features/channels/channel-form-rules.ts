import {
  channelCreateRequest,
  channelKeyFields,
  type Channel,
  type ChannelUpdateRequest,
} from '@backoffice/contract';
import * as z from 'zod/mini';
import { inspectKey, type KeyKind } from './keys/inspect-key';
import { isMismatched } from './keys/is-mismatched';

/** What is wrong with a key; the text itself goes into no issue. */
export type KeyProblem = 'no-key' | 'public-expected' | 'private-expected' | 'no-pair';

const { merchantId, merchantNo, merchantChannel, merchantWeight, merchantExpansion, status } =
  channelCreateRequest.shape;

/** A key as it is stored, from whatever form it was pasted in; blank stays blank. */
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

/** The form's rules: those of the create call, and what can be told of keys before they are sent. */
export function channelFormRules(stored?: Channel) {
  const problem: KeyProblem = 'no-pair';
  const pairs = channelKeyFields.map((box) =>
    z.refine<z.output<typeof fields>>((values) => !isMismatched(box, values, stored), {
      path: [box],
      error: problem,
      // Also while another field is still missing.
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

export const newChannel: ChannelFormInput = {
  merchantId: null,
  merchantNo: '',
  merchantChannel: '',
  merchantWeight: 0,
  ...noKeys,
  merchantExpansion: '',
  status: 'active',
};

/** What the form shows of a channel. Its keys are not among it: a box left blank keeps them. */
export function channelFormValues(channel: Channel): ChannelFormInput {
  const { merchantId, merchantNo, merchantChannel, merchantWeight, merchantExpansion, status } = channel;
  return { merchantId, merchantNo, merchantChannel, merchantWeight, ...noKeys, merchantExpansion, status };
}

/** Whether a channel holds what the form said. */
export function hasFormValues(channel: Channel, values: ChannelFormValues): boolean {
  const names = Object.keys(newChannel) as (keyof ChannelFormValues)[];
  const isKey = (name: string) => name in noKeys;
  return names.every((name) => channel[name] === values[name] || (isKey(name) && values[name] === ''));
}

/** Merchant and channel stay; keys are sent only where one was typed, the expansion where it says something or did. */
export function updateRequestOf(values: ChannelFormValues, before: Channel): ChannelUpdateRequest {
  const { merchantNo, merchantWeight, merchantExpansion, status } = values;
  const keys = Object.fromEntries(
    channelKeyFields.filter((name) => values[name] !== '').map((name) => [name, values[name]]),
  );
  const expansion = merchantExpansion || before.merchantExpansion ? { merchantExpansion } : {};
  const { id, updatedAt } = before;
  return { id, updatedAt, merchantNo, merchantWeight, status, ...keys, ...expansion };
}
