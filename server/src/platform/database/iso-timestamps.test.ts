import fc from 'fast-check';
import type pg from 'pg';
import { useTestPool } from '../../testing/use-test-pool';
import { isoTimestamps } from './iso-timestamps';

let pool: pg.Pool;
useTestPool((opened) => (pool = opened));

async function read(date: Date, timeZone: string): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query(`set time zone '${timeZone}'`);
    const { rows } = await client.query<{ at: unknown }>({
      text: 'select $1::timestamptz(3) as at',
      values: [date.toISOString()],
      types: isoTimestamps,
    });
    return rows[0]?.at;
  } finally {
    client.release(true);
  }
}

test.each(['UTC', 'Asia/Shanghai', 'Asia/Kolkata'])(
  'a timestamp is ISO text on a connection in %s',
  async (timeZone) => {
    const date = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(date, async (at) => expect(await read(at, timeZone)).toBe(at.toISOString())),
      { numRuns: 20, examples: [[new Date('2026-01-01T00:00:00Z')], [new Date('2026-01-01T00:00:00.500Z')]] },
    );
  },
);

test('other columns are parsed by default', async () => {
  const { rows } = await pool.query({
    text: `select 1::bigint as number, 'a' as text, true as flag, null::timestamptz as never`,
    types: isoTimestamps,
  });
  expect(rows).toEqual([{ number: 1, text: 'a', flag: true, never: null }]);
});
