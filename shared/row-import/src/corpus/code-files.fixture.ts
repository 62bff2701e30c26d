import { fileOf, formatted, workbookOf } from '@backoffice/spreadsheet/files';
import { csv, type CorpusFile, sheet, xlsx } from './corpus-file.fixture';

const SHORT =
  'The spreadsheet program shortened this number. Format the column as text and enter the number again.';

export const codeFiles: CorpusFile[] = [
  { what: 'leading zeros', file: csv('Code\n00042'), rows: [{ code: '00042' }] },
  {
    what: 'leading zeros by a format',
    file: sheet(['Code'], [formatted(42, '00000')], [formatted(1234567, '000-0000')], [42]),
    rows: [{ code: '00042' }, { code: '123-4567' }, { code: '42' }],
  },
  {
    what: 'leading zeros in an old spreadsheet',
    file: xlsx([{ rows: [['Code'], [formatted(42, '00000')]] }], { bookType: 'biff8' }),
    rows: [{ code: '00042' }],
  },
  {
    what: 'numbers as long as a telephone number',
    file: sheet(['Code'], [8613800138000], [123456789012345]),
    rows: [{ code: '8613800138000' }, { code: '123456789012345' }],
  },
  {
    what: 'numbers of more digits than a spreadsheet keeps',
    file: sheet(['Code'], [1234567890123456], [1.23456789012e21], [formatted(1234567890123456, '0')]),
    rows: [SHORT, SHORT, SHORT],
  },
  { what: 'a shortened number in text', file: csv('Code\n1.23457E+21\n1E5'), rows: [SHORT, { code: '1E5' }] },
  {
    what: 'long numbers as text',
    file: sheet(['Code'], ['12345678901234567890']),
    rows: [{ code: '12345678901234567890' }],
  },
  {
    what: 'the time of day',
    file: sheet(['Code'], [formatted(0.5, 'h:mm')], [formatted(0.5, 'h:mm:ss')]),
    rows: [{ code: '12:00' }, { code: '12:00:00' }],
  },
  {
    what: 'a day in a text, as it is shown',
    file: sheet(['Code'], [formatted(46085, 'yyyy"年"m"月"d"日"')], [formatted(46085, 'd-mmm')]),
    rows: [{ code: '2026年3月4日' }, { code: '2026-03-04' }],
  },
  {
    what: 'a share and rounded numbers in a text',
    file: sheet(['Code'], [formatted(0.125, '0.0%')], [formatted(2.345, '0.00')]),
    rows: [{ code: '12.5%' }, { code: '2.35' }],
  },
  {
    what: 'text, escapes and formulas',
    file: fileOf(
      workbookOf(
        `<row r="1"><c t="str"><v>Code</v></c></row>
         <row r="2"><c t="str"><v>&amp;lt;b_x005F_x0041_&#x4e2d;</v></c></row>
         <row r="3"><c t="str"><f>A2</f><v>a_x000D_
b</v></c></row>
         <row r="4"><c t="inlineStr"><is><t>=1+1</t></is></c></row>`,
      ),
      'a.xlsx',
    ),
    rows: [{ code: '&lt;b_x0041_中' }, { code: 'a\r\nb' }, { code: '=1+1' }],
  },
  {
    what: 'an apostrophe',
    file: csv("Code\n'=1+1\n''=1+1\n'x"),
    rows: [{ code: '=1+1' }, { code: "'=1+1" }, { code: "'x" }],
  },
];
