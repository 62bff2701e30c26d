import { CHANNEL_NUMBER_MAX, EXPANSION_MAX } from '@backoffice/contract';
import type { FormIssue, IssuePhrase } from '@backoffice/ui/form';
import { messages } from '../../messages';
import type { ChannelFormInput, KeyProblem } from './channel-form-rules';

const keyProblems = {
  'no-key': 'channels.form.key.no-key',
  'public-expected': 'channels.form.key.public-expected',
  'private-expected': 'channels.form.key.private-expected',
  'no-pair': 'channels.form.key.no-pair',
} as const;

/** Nothing was entered, which is not the same as what is no number (NaN) or no whole one. */
const isMissing = ({ code, expected, received }: FormIssue) =>
  code === 'invalid_type' && expected === 'number' && received === undefined;

/** Words for what is wrong with a field. */
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
