import { readDelimited } from './read-delimited';

const cells = (text: string) => readDelimited(text, 1000).rows.map((row) => row.cells);

it.each([',', ';', '\t'])('guesses the separator %j by the first line', (separator) => {
  const line = (...values: string[]) => values.join(separator);
  expect(cells(`${line('a', '"b,;\t"', 'c')}\n${line('1', '2', '3')}`)).toEqual([
    ['a', 'b,;\t', 'c'],
    ['1', '2', '3'],
  ]);
});

it.each([
  [
    'quoted separators, quotes and line breaks',
    'a,b\r\n"1,2","say ""so""\r\ntwice"\r\n',
    [
      ['a', 'b'],
      ['1,2', 'say "so"\r\ntwice'],
    ],
  ],
  [
    'lines that end in LF or CR',
    'a,b\n1,2\r3,4',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'empty cells, also the last',
    'a,b,\n,,',
    [
      ['a', 'b', ''],
      ['', '', ''],
    ],
  ],
  ['a single column', 'a\n1', [['a'], ['1']]],
  [
    'a separator named as Excel does',
    'sep=|\na|b\n1|2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['text after a quote', '"a"b,c', [['ab', 'c']]],
  ['nothing', '', []],
])('reads %s', (_what, text, expected) => {
  expect(cells(text)).toEqual(expected);
});

it('leaves formulas and numbers as text', () => {
  expect(cells('=1+1,007,1e5')).toEqual([['=1+1', '007', '1e5']]);
});

it('refuses a quote that never ends', () => {
  expect(() => cells('a,"b\nc')).toThrow('damaged');
});

it('ends when there are more rows than allowed', () => {
  expect(readDelimited('a\n'.repeat(50), 10).rows).toHaveLength(11);
});
