import { ASK, csv, type CorpusFile, MIXED, sheet, xlsx } from './corpus-file.fixture';

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

export const dayFiles: CorpusFile[] = [
  ...yearFirst.map((day) => ({
    what: `the day ${day}`,
    file: csv(`Day\n${day}`),
    rows: [{ day: '2026-03-04' }],
  })),
  ...noDays.map((day) => ({ what: `${day} where a day belongs`, file: csv(`Day\n${day}`), rows: [DAY] })),
  {
    what: 'days that may be months',
    file: csv('Day\n03/04/2026\n05.06.2026'),
    ambiguous: ['dayOrder'],
    rows: [ASK, ASK],
  },
  {
    what: 'days first by choice',
    file: csv('Day\n03/04/2026'),
    chosen: { dayOrder: 'day-first' },
    ambiguous: ['dayOrder'],
    rows: [{ day: '2026-04-03' }],
  },
  {
    what: 'months first by choice',
    file: csv('Day\n03/04/2026'),
    chosen: { dayOrder: 'month-first' },
    ambiguous: ['dayOrder'],
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
    ambiguous: ['dayOrder'],
    rows: [ASK, ASK],
  },
  {
    what: 'days in both orders, with an answer',
    file: csv('Day\n13/04/2026\n04/13/2026'),
    chosen: { dayOrder: 'day-first' },
    ambiguous: ['dayOrder'],
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
