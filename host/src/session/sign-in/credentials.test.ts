import { loginRequest } from '@backoffice/contract';
import { refusedFields } from './credentials';

const of = (length: number) => 'x'.repeat(length);
const usernames = [
  '',
  of(3),
  of(4),
  of(16),
  of(17),
  '   ',
  `  ${of(3)} `,
  ` ${of(4)} `,
  `${of(16)}   `,
  '管理员账号',
  // Half-width kana: 20 code units, 10 letters.
  'ｶﾞ'.repeat(10),
];
const passwords = ['', of(5), of(6), '      ', ` ${of(4)} `, of(128), of(129), 'ﷺ', 'ｶﾞ'.repeat(3)];
const cases = usernames.flatMap((username) => passwords.map((password) => ({ username, password })));

it.each(cases)('agrees with the contract about %j', (values) => {
  const refused = loginRequest.safeParse(values).error?.issues.map((issue) => issue.path[0]) ?? [];
  expect(refusedFields(values)).toEqual(refused);
});
