import { csv, type CorpusFile, type Row, sheet } from './corpus-file.fixture';

export const choiceFiles: CorpusFile[] = [
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
