import { ticketAddress } from '@backoffice/contract/reason-values';
import { SettingsError } from './read-settings';
import { parseSettings } from './settings';

const complete = {
  DATABASE_URL: 'postgresql://app@db.example/office',
  KEY_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
};
const parse = (env: NodeJS.ProcessEnv) => parseSettings({ ...complete, ...env }).changeReasons;

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('no change asks for a reason by default', () => {
  expect(parse({})).toEqual({ rules: {}, ticketPattern: null, ticketLink: null });
});

test('reads rules, pattern and link', () => {
  const link = 'https://tickets.example.com/browse/{ticket}?from={ticket}';
  const CHANGE_REASONS = 'merchant:offered, channel-type:required,approval-policy:ticket';
  expect(parse({ CHANGE_REASONS, TICKET_PATTERN: '[A-Z]{2,5}-\\d+', TICKET_LINK: link })).toEqual({
    rules: { merchant: 'offered', 'channel-type': 'required', 'approval-policy': 'ticket' },
    ticketPattern: '[A-Z]{2,5}-\\d+',
    ticketLink: link,
  });
  expect(ticketAddress(link, 'A/1 &')).toBe(
    'https://tickets.example.com/browse/A%2F1%20%26?from=A%2F1%20%26',
  );
});

test.each([
  ['CHANGE_REASONS', 'payer:offered'],
  ['CHANGE_REASONS', 'merchant:always'],
  ['CHANGE_REASONS', 'merchant'],
  ['CHANGE_REASONS', 'merchant:offered:required'],
  ['TICKET_PATTERN', '(\\d+)+'],
  ['TICKET_PATTERN', '['],
  ['TICKET_LINK', 'https://tickets.example.com/browse/'],
  ['TICKET_LINK', 'http://tickets.example.com/{ticket}'],
  ['TICKET_LINK', 'https://{ticket}.example.com/'],
  ['TICKET_LINK', 'https://tickets.example.com{ticket}'],
  ['TICKET_LINK', 'https://clerk:secret@tickets.example.com/{ticket}'],
  ['TICKET_LINK', 'javascript:alert("{ticket}")'],
])('%s=%s stops the start', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name} must be `)]);
});
