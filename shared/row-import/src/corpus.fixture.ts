import type { ReadChoices } from '@backoffice/spreadsheet';
import { bookBytes, encodeText, fileOf, formatted, workbookOf } from '@backoffice/spreadsheet/files';
import type { Conventions } from './values/conventions';

type Row = Record<string, unknown> | string;

/** A file as somebody may have made it, and what becomes of it. */
export interface CorpusFile {
  what: string;
  file: File;
  language?: 'en' | 'zh' | 'es' | 'ja';
  /** The user's choices and answers. */
  choices?: ReadChoices;
  chosen?: Conventions;
  /** By row the values that are sent, or the sentence that refuses it. */
  rows: Row[];
  asked?: (keyof Conventions)[];
  /** What else is told of the file. */
  told?: object;
}

const csv = (text: string, encoding: Parameters<typeof encodeText>[1] = 'utf-8') =>
  fileOf(encodeText(text, encoding), 'a.csv');
const xlsx = (...args: Parameters<typeof bookBytes>) =>
  fileOf(bookBytes(...args), args[1]?.bookType === 'biff8' ? 'a.xls' : 'a.xlsx');
const sheet = (...rows: Parameters<typeof bookBytes>[0][number]['rows']) => xlsx([{ rows }]);

const names = { en: 'Name,Fee', zh: '名称,费率', es: 'Nombre;Cuota', ja: '名前,手数料' };
const words = { en: 'Café Müller', zh: '北京烤鸭店', es: 'Ferretería El Niño', ja: '株式会社カフェ' };
const legacy = { en: 'windows-1252', zh: 'gb18030', es: 'windows-1252', ja: 'shift_jis' } as const;
const languages = ['en', 'zh', 'es', 'ja'] as const;

/** Each language's own file, in each encoding that can write it, read in that language. */
const encoded = languages.flatMap((language): CorpusFile[] =>
  (['utf-8', 'utf-16le', 'utf-16be', legacy[language]] as const).flatMap((encoding) => {
    const text = `${names[language]}\r\n${words[language]}${language === 'es' ? ';' : ','}5\r\n`;
    const rows = [{ name: words[language], fee: 5 }];
    const plain = { what: `${language} ${encoding}`, language, rows };
    const told = { encoding: expect.objectContaining({ name: encoding }) as unknown };
    const all = encoding.startsWith('utf') ? ['', '\ufeff'] : [''];
    return all.map((mark) => ({
      ...plain,
      what: `${plain.what}${mark && ' with a mark'}`,
      told,
      file: csv(mark + text, encoding),
    }));
  }),
);

const yearFirst = [
  '2026-03-04',
  '2026/3/4',
  '2026.3.4',
  '2026. 3. 4.',
  '2026年3月4日',
  '２０２６／０３／０４',
];
const noDays = ['04/03/26', '2026-02-30', '31/02/2026', '4 Mar 2026', 'x', '20260304', '2026-03-04 08:30'];
const DAY = 'Enter a date with a four-digit year, such as 2026-03-04';
const TIME = `${DAY} 08:30`;
const ASK = 'Choose how the file writes dates and numbers';
const MIXED = 'Write dates and numbers the same way in all rows';
const SHORT =
  'The spreadsheet program shortened this number. Format the column as text and enter the number again.';
const NUMBER = 'Enter a number';

const days: CorpusFile[] = [
  ...yearFirst.map((day) => ({
    what: `the day ${day}`,
    file: csv(`Day\n${day}`),
    rows: [{ day: '2026-03-04' }],
  })),
  ...noDays.map((day) => ({ what: `${day} where a day belongs`, file: csv(`Day\n${day}`), rows: [DAY] })),
  {
    what: 'days that may be months',
    file: csv('Day\n03/04/2026\n05.06.2026'),
    asked: ['dayOrder'],
    rows: [ASK, ASK],
  },
  {
    what: 'days first by choice',
    file: csv('Day\n03/04/2026'),
    chosen: { dayOrder: 'day-first' },
    asked: ['dayOrder'],
    rows: [{ day: '2026-04-03' }],
  },
  {
    what: 'months first by choice',
    file: csv('Day\n03/04/2026'),
    chosen: { dayOrder: 'month-first' },
    asked: ['dayOrder'],
    rows: [{ day: '2026-03-04' }],
  },
  {
    what: 'days first by one row',
    file: csv('Day\n03/04/2026\n13-04-2026'),
    rows: [{ day: '2026-04-03' }, { day: '2026-04-13' }],
  },
  {
    what: 'months first by one row',
    file: csv('Day\n03/04/2026\n04/13/2026'),
    rows: [{ day: '2026-03-04' }, { day: '2026-04-13' }],
  },
  {
    what: 'days in both orders',
    file: csv('Day\n13/04/2026\n04/13/2026'),
    asked: ['dayOrder'],
    rows: [ASK, ASK],
  },
  {
    what: 'days in both orders, with an answer',
    file: csv('Day\n13/04/2026\n04/13/2026'),
    chosen: { dayOrder: 'day-first' },
    asked: ['dayOrder'],
    rows: [{ day: '2026-04-13' }, MIXED],
  },
  { what: 'the same number twice', file: csv('Day\n04/04/2026'), rows: [{ day: '2026-04-04' }] },
  {
    what: 'an order that another column decides',
    file: csv('Day,At\n03/04/2026,14/04/2026 8:30'),
    rows: [{ day: '2026-04-03', at: '2026-04-14T08:30:00' }],
  },
  { what: 'a time', file: csv('At\n2026/11/21 08:30:15'), rows: [{ at: '2026-11-21T08:30:15' }] },
  { what: 'a day as a time', file: csv('At\n2026-11-21'), rows: [{ at: '2026-11-21T00:00:00' }] },
  { what: 'a time that no clock shows', file: csv('At\n2026-11-21 25:00'), rows: [TIME] },
  {
    what: 'days that a spreadsheet made',
    file: sheet(['Day', 'At'], [new Date('2026-03-04T00:00:00Z'), new Date('2026-03-04T08:30:00Z')]),
    rows: [{ day: '2026-03-04', at: '2026-03-04T08:30:00' }],
  },
  {
    what: 'days that an old spreadsheet made',
    file: xlsx([{ rows: [['Day'], [new Date('2026-03-04T00:00:00Z')]] }], { bookType: 'biff8' }),
    rows: [{ day: '2026-03-04' }],
  },
  {
    what: 'days counted from 1904',
    file: xlsx([{ rows: [['Day'], [new Date('2026-03-04T00:00:00Z')]] }], { date1904: true }),
    rows: [{ day: '2026-03-04' }],
  },
  {
    what: 'a number where a day belongs',
    file: sheet(['Day'], [46085]),
    rows: [DAY],
  },
];

const numbers: CorpusFile[] = [
  ...(
    [
      ['5', 5],
      ['-5', -5],
      ['−5', -5],
      ['５', 5],
      ['+7', 7],
      ['007', 7],
      ['1.5', 1.5],
      ['1,5', 1.5],
      ['1.234,5', 1234.5],
      ['1,234.5', 1234.5],
      ['1.234.567', 1234567],
      ['1 234', 1234],
      ['0.125', 0.125],
    ] as const
  ).map(([text, fee]) => ({
    what: `the number ${text}`,
    file: csv(`Fee\tNote\n${text}\t`),
    rows: [{ fee }],
  })),
  ...['=1+1', '1e3', '5%', '1,23,456.7', '٣', '0x1F', '1-2', 'five'].map((text) => ({
    what: `${text} where a number belongs`,
    file: csv(`Fee\tNote\n${text}\t`),
    rows: [NUMBER],
  })),
  {
    what: 'numbers that may be thousands',
    file: csv('Fee\tNote\n1,234\t\n5\t'),
    asked: ['decimal'],
    rows: [ASK, { fee: 5 }],
  },
  {
    what: 'a decimal comma by choice',
    file: csv('Fee\tNote\n1,234\t'),
    chosen: { decimal: ',' },
    asked: ['decimal'],
    rows: [{ fee: 1.234 }],
  },
  {
    what: 'a decimal point by choice',
    file: csv('Fee\tNote\n1,234\t'),
    chosen: { decimal: '.' },
    asked: ['decimal'],
    rows: [{ fee: 1234 }],
  },
  {
    what: 'a decimal comma by one row',
    file: csv('Fee;Note\n1.234;\n2,5;'),
    rows: [{ fee: 1234 }, { fee: 2.5 }],
  },
  {
    what: 'both decimal signs',
    file: csv('Fee\tNote\n1.5\t\n2,5\t'),
    chosen: { decimal: ',' },
    asked: ['decimal'],
    rows: [MIXED, { fee: 2.5 }],
  },
  {
    what: 'numbers that a spreadsheet formats',
    file: sheet(['Fee'], [formatted(1234.5, '#,##0')], [formatted(0.05, '0%')], [formatted(3, '00000')]),
    rows: [{ fee: 1234.5 }, { fee: 0.05 }, { fee: 3 }],
  },
  {
    what: 'a day where a number belongs',
    file: sheet(['Fee'], [new Date('2026-01-02T00:00:00Z')]),
    rows: [NUMBER],
  },
];

const codes: CorpusFile[] = [
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

const choices: CorpusFile[] = [
  {
    what: 'choices in all languages',
    file: csv('Status\nactive\n启用\nActivo\n有効\nＡＣＴＩＶＥ\n Inactive '),
    rows: ['active', 'active', 'active', 'active', 'active', 'inactive'].map((status) => ({ status })),
  },
  {
    what: 'an unknown choice',
    file: csv('Status\nclosed'),
    rows: ['Enter Active or Inactive instead of “closed”'],
  },
  {
    what: 'yes in all languages',
    file: csv('On\nyes\n是\nSí\nはい\nTRUE\n1'),
    rows: Array<Row>(6).fill({ on: true }),
  },
  {
    what: 'no in all languages',
    file: csv('On\nNo\n否\nいいえ\nFALSE\n0\nmaybe'),
    rows: [...Array<Row>(5).fill({ on: false }), 'Enter yes or no'],
  },
  {
    what: 'truth of a spreadsheet',
    file: sheet(['On'], [true], [false]),
    rows: [{ on: true }, { on: false }],
  },
];

const parts: CorpusFile[] = [
  {
    what: 'titles above the header',
    file: sheet(['Merchants of 2026'], ['made by Ann', 'in May'], ['Name', 'Fee'], ['A', 5]),
    told: { headerRow: 3 },
    rows: [{ name: 'A', fee: 5 }],
  },
  {
    what: 'a title above the header of a text file',
    file: csv('Merchants of 2026,\n\nName,Fee\nA,5'),
    told: { headerRow: 3 },
    rows: [{ name: 'A', fee: 5 }],
  },
  {
    what: 'a header row that is chosen',
    file: sheet(['Name', 'Fee'], ['Nombre', 'Cuota'], ['A', 5]),
    choices: { headerRow: 2 },
    told: { headerRow: 2 },
    rows: [{ name: 'A', fee: 5 }],
  },
  {
    what: 'a merged header',
    file: xlsx([
      {
        rows: [
          ['Name', 'Money', '', 'Status'],
          ['', 'Fee', 'Note', ''],
          ['A', 5, 'x', 'active'],
        ],
        merged: ['A1:A2', 'B1:C1', 'D1:D2'],
      },
    ]),
    told: { headerRow: 2 },
    rows: [{ name: 'A', fee: 5, status: 'active' }],
  },
  {
    what: 'merged cells',
    file: xlsx([
      {
        rows: [
          ['Name', 'Fee'],
          ['A', 5],
          [null, 6],
        ],
        merged: ['A2:A3'],
      },
    ]),
    told: { hasMergedCells: true },
    rows: [{ name: 'A', fee: 5 }, { fee: 6 }],
  },
  ...(['xlsx', 'biff8'] as const).flatMap((bookType): CorpusFile[] => {
    const hidden = xlsx(
      [
        {
          rows: [
            ['Name', 'Note', 'Fee'],
            ['A', 'x', 1],
            ['B', 'y', 2],
            ['C', 'z', 3],
          ],
          hiddenRows: [2],
          hiddenColumns: [0],
        },
      ],
      { bookType },
    );
    // Of an old workbook the library writes hidden columns only.
    const shown = bookType === 'xlsx' ? [1, 3] : [1, 2, 3];
    const told = { hidden: { rows: 3 - shown.length, columns: 1 } };
    return [
      { what: `hidden parts of ${bookType}`, file: hidden, told, rows: shown.map((fee) => ({ fee })) },
      {
        what: `hidden parts of ${bookType} by choice`,
        file: hidden,
        told,
        choices: { withHidden: true },
        rows: ['A', 'B', 'C'].map((name, at) => ({ name, fee: at + 1 })),
      },
    ];
  }),
  ...(['xlsx', 'biff8'] as const).flatMap((bookType): CorpusFile[] => {
    const sheets = [
      { name: 'Old', rows: [['Name'], ['Hidden']], hidden: 1 as const },
      { name: 'Secret', rows: [['Name'], ['Very hidden']], hidden: 2 as const },
      { name: 'Cover', rows: [] },
      { name: 'New', rows: [['Name'], ['Shown']] },
    ];
    const file = xlsx(sheets, { bookType });
    const all = sheets.map(({ name, hidden = 0 }) => ({ name, isHidden: hidden > 0 }));
    return [
      {
        what: `hidden sheets of ${bookType}`,
        file,
        told: { sheet: { name: 'New', all } },
        rows: [{ name: 'Shown' }],
      },
      {
        what: `a hidden sheet of ${bookType} by choice`,
        file,
        choices: { sheet: 'Secret' },
        told: { sheet: { name: 'Secret', all } },
        rows: [{ name: 'Very hidden' }],
      },
    ];
  }),
  {
    what: 'semicolons, quotes and line breaks',
    file: csv('sep=;\r\nName;Fee\r\n"A; ""B""\nC";5\r\n'),
    rows: [{ name: 'A; "B"\nC', fee: 5 }],
  },
  { what: 'tabs', file: csv('Name\tFee\nA, B\t5\n'), rows: [{ name: 'A, B', fee: 5 }] },
  {
    what: 'another encoding by choice',
    file: csv('Name\n在线', 'gb18030'),
    language: 'ja',
    choices: { encoding: 'gb18030' },
    rows: [{ name: '在线' }],
  },
];

export const corpus: CorpusFile[] = [...encoded, ...days, ...numbers, ...codes, ...choices, ...parts];
