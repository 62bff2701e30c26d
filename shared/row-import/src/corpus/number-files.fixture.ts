import { formatted } from '@backoffice/spreadsheet/files';
import { ASK, csv, type CorpusFile, MIXED, sheet } from './corpus-file.fixture';

const NUMBER = 'Enter a number';

export const numberFiles: CorpusFile[] = [
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
    ambiguous: ['decimal'],
    rows: [ASK, { fee: 5 }],
  },
  {
    what: 'a decimal comma by choice',
    file: csv('Fee\tNote\n1,234\t'),
    chosen: { decimal: ',' },
    ambiguous: ['decimal'],
    rows: [{ fee: 1.234 }],
  },
  {
    what: 'a decimal point by choice',
    file: csv('Fee\tNote\n1,234\t'),
    chosen: { decimal: '.' },
    ambiguous: ['decimal'],
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
    ambiguous: ['decimal'],
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
