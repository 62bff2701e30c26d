import { lineOf } from '@backoffice/contract/text-cells';
import pg from 'pg';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { type AnySource, readLines } from './export-source';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const SPACES = '\t\n\v\f\r \u00a0\u1680\u2000\u2007\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
const cells = [
  ...Array.from('=+-@＝＋－＠').flatMap((sign) => [
    `${sign}1+1`,
    sign,
    ...Array.from(SPACES, (space) => space + sign),
  ]),
  ...Array.from(`${SPACES}\u200b\u0085\u180e",;'`).flatMap((sign) => [
    sign,
    `${sign}a`,
    `a${sign}`,
    `a${sign}b`,
    `1${sign}`,
  ]),
  '-1',
  '+1.5',
  '-1.',
  '-１',
  '1e3',
  '-1e3',
  '12.50',
  '',
  'name',
  '公司 “北京”',
  'a\r\n=b',
  '--1',
  '\u200b=1',
];

test('the database formats each field as the page does', async () => {
  const source = {
    from: `unnest(array[${cells.map((cell) => pg.escapeLiteral(cell)).join(', ')}]) with ordinality as t (cell, id)`,
    id: 't.id',
    sortKeys: { id: 't.id' },
    columns: { cell: 't.cell', id: 't.id', none: 'null' },
    times: [],
    conditions: () => [],
  } as unknown as AnySource;
  const { bytes, rows, lastId } = await readLines(api.services.pool, source, {
    filter: {},
    sort: '+id',
    timeZone: 'UTC',
    after: null,
    limit: cells.length + 1,
  });
  expect({ rows, lastId }).toEqual({ rows: cells.length, lastId: cells.length });
  expect(bytes.toString()).toBe(cells.map((cell, n) => lineOf([cell, n + 1, ''], ',')).join(''));
});
