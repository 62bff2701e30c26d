import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { copyIn, copyOut } from './copy-rows';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(
    `create table source as select n, repeat(md5(n::text), 100) as text from generate_series(1, 2000) n;
     create table target (like source)`,
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() => client.query('truncate target'));

async function takeAll(text: string): Promise<{ parts: Buffer[]; rows: number }> {
  const copy = copyOut(client, text);
  const parts: Buffer[] = [];
  for (;;) {
    const { value, done } = await copy.next();
    if (done) return { parts, rows: value };
    parts.push(value);
  }
}

const differences = async () =>
  (await client.query('(table source except table target) union all (table target except table source)'))
    .rows;

test('copied rows equal the original, and the connection stays usable', async () => {
  const { parts, rows } = await takeAll('copy source to stdout');
  expect([rows, parts.length > 8]).toEqual([2000, true]);
  const copy = copyIn(client, 'copy target from stdin');
  for (const part of parts) await copy.write(part);
  expect(await copy.end()).toBe(2000);
  expect(await differences()).toEqual([]);
});

test('an empty table yields no parts', async () => {
  expect(await takeAll('copy target to stdout')).toEqual({ parts: [], rows: 0 });
});

test('an error of the database is thrown by the write, and the connection stays usable', async () => {
  const copy = copyIn(client, 'copy target from stdin');
  const written = async () => {
    for (;;) await copy.write(Buffer.from('no number\ttext\n'.repeat(1000)));
  };
  await expect(written()).rejects.toThrow(/invalid input syntax/);
  await expect(takeAll('copy nowhere to stdout')).rejects.toThrow(/does not exist/);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
