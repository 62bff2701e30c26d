import { csv, type CorpusFile, sheet, xlsx } from './corpus-file.fixture';

export const partFiles: CorpusFile[] = [
  {
    what: 'titles above the header',
    file: sheet(['Merchants of 2026'], ['made by Ann', 'in May'], ['Name', 'Fee'], ['A', 5]),
    expected: { headerRow: 3 },
    rows: [{ name: 'A', fee: 5 }],
  },
  {
    what: 'a title above the header of a text file',
    file: csv('Merchants of 2026,\n\nName,Fee\nA,5'),
    expected: { headerRow: 3 },
    rows: [{ name: 'A', fee: 5 }],
  },
  {
    what: 'a header row that is chosen',
    file: sheet(['Name', 'Fee'], ['Nombre', 'Cuota'], ['A', 5]),
    choices: { headerRow: 2 },
    expected: { headerRow: 2 },
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
    expected: { headerRow: 2 },
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
    expected: { hasMergedCells: true },
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
    // The library writes hidden columns to an old workbook, but not hidden rows.
    const shown = bookType === 'xlsx' ? [1, 3] : [1, 2, 3];
    const expected = { hidden: { rows: 3 - shown.length, columns: 1 } };
    return [
      { what: `hidden parts of ${bookType}`, file: hidden, expected, rows: shown.map((fee) => ({ fee })) },
      {
        what: `hidden parts of ${bookType} by choice`,
        file: hidden,
        expected,
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
        expected: { sheet: { name: 'New', all } },
        rows: [{ name: 'Shown' }],
      },
      {
        what: `a hidden sheet of ${bookType} by choice`,
        file,
        choices: { sheet: 'Secret' },
        expected: { sheet: { name: 'Secret', all } },
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
