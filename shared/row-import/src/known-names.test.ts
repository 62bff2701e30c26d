import { guessMapping, nameKey } from './known-names';

const fields = Object.entries({
  merchantName: ['merchantName', 'Merchant name', '商户名称'],
  status: ['status', 'Status', '状态'],
}).map(([name, names]) => ({ name, names: new Set(names.map(nameKey)) }));

it.each([
  ['the names of the fields', ['status', 'merchantName'], { merchantName: 1, status: 0 }],
  ['labels of any language', ['商户名称', 'Status'], { merchantName: 0, status: 1 }],
  [
    'other case, spaces, punctuation and widths',
    [' MERCHANT_NAME *', 'ｓｔａｔｕｓ：'],
    { merchantName: 0, status: 1 },
  ],
  ['the first of equal headers', ['status', 'status'], { status: 0 }],
  ['nothing else', ['name', '', 'x'], {}],
])('guesses by %s', (_what, headers, expected) => {
  expect(guessMapping(headers, fields)).toEqual(expected);
});
