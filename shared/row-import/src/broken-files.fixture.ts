import { bombBytes, fileOf, workbookBytes } from '@backoffice/spreadsheet/files';

/** Files that every import refuses, each with its message in English; for the tests of the areas. */
export const brokenFiles: [what: string, file: () => File, sentence: string][] = [
  [
    'a zip bomb',
    () => fileOf(bombBytes(), 'a.xlsx'),
    'The file contains too much data. Split it into several files.',
  ],
  [
    'a table of 200,000 rows',
    () => fileOf(`name\n${'one\n'.repeat(200_000)}`, 'a.csv'),
    'The file has more than 10,000 rows. Split it into several files.',
  ],
  [
    'a workbook that is cut off',
    () => {
      const whole = workbookBytes([['name'], ['one']]);
      return fileOf(whole.subarray(0, whole.length / 2), 'a.xlsx');
    },
    'The file is damaged or incomplete. Choose another file.',
  ],
  ['another ending', () => fileOf('name\none', 'a.txt'), 'Unsupported file type. Use .xlsx, .xls, or .csv.'],
  [
    'text under the name of a workbook',
    () => fileOf('name\none', 'a.xlsx'),
    'The file’s content does not match its extension. Open it in a spreadsheet program and save it again.',
  ],
  [
    'more bytes than allowed',
    () => fileOf(new Uint8Array(5 * 2 ** 20 + 1), 'a.csv'),
    'The file is too large. The limit is 5 MB.',
  ],
];
