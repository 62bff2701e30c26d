import { knownWords } from './known-words';

const program = new Set(['merchantName', 'Merchant', 'row', 'total', 'saved', 'e', 'qx', '商户名称必填']);
const isKnown = (word: string) => program.has(word);

test.each([
  ["Cannot read properties of undefined (reading 'merchantName')"],
  ['row.total is not a function'],
  ['Merchant saved without value'],
  ['商户名称必填'],
])('keeps the words of engines and of the program: %s', (message) => {
  expect(knownWords(message, isKnown)).toBe(message);
});

test.each([
  ['Ada Lovelace is not iterable', '… is not iterable'],
  ['Merchant 4711 not found', 'Merchant … not found'],
  ['Merchant total4711', 'Merchant …'],
  ['Failed to fetch https://office.example.com/merchant/row?total=saved', 'Failed to fetch …'],
  ['Merchant ada@merchant.row', 'Merchant …'],
  ['Unexpected token "s3cr3t", "{"a":1}" is not valid JSON', 'Unexpected token … is not valid JSON'],
  ['row total saved+row/total==', 'row total …'],
  ['e qx e qx', '…'],
  ['row.Ada.total', '…'],
  ['a'.repeat(61), '…'],
  ['', ''],
])('leaves everything else out: %s', (message, shown) => {
  expect(knownWords(message, isKnown)).toBe(shown);
});
