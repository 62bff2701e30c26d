import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { insertAuditEntry } from '../audit/audit.repository';
import { createPool } from '../database/create-pool';
import { readDatabaseFigures } from '../observing/database-gauges';
import { deliverHeads, signHead } from './deliver-heads';
import { headDestinationOf } from '../head-destinations/head-destinations';
import { readSigningKey } from '../head-destinations/signing-key';

interface Head {
  sequence: number;
  id: number;
  hash: string;
  previous: string;
  at: string;
  key: string;
  signature: string;
}

const { privateKey } = generateKeyPairSync('ed25519');
const key = readSigningKey(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());

let database: TestDatabase;
let pool: pg.Pool;
let folder: string;
let warnings: string[];
const open: { close(): unknown }[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url);
  folder = await mkdtemp(`${tmpdir()}/audit-heads-`);
  warnings = [];
});
afterEach(async () => {
  for (const server of open.splice(0)) server.close();
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const file = () => `${folder}/heads.ndjson`;
const write = () =>
  insertAuditEntry(pool, { author: null, subject: 'role', subjectId: 1, action: 'update', changes: [] });
const run = (...addresses: string[]) =>
  deliverHeads(
    pool,
    { key, destinations: addresses.map((address) => headDestinationOf(address)!) },
    { warn: (given: unknown) => void warnings.push((given as { place: string }).place) },
  );
/** Lets a minute pass for the heads. */
const passMinute = () => pool.query(`update audit_head set at = at - interval '1 minute'`);
const linesOf = (content: string) => content.split('\n').filter(Boolean);
const fileLines = async () => linesOf(await readFile(file(), 'utf8'));
const fileUrl = () => pathToFileURL(file()).href;
const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

test('each minute a line is added that names the newest entry and the line before, and is signed', async () => {
  await write();
  await run(fileUrl());
  await passMinute();
  await write();
  await run(fileUrl());
  const lines = await fileLines();
  const heads = lines.map((line) => JSON.parse(line) as Head);
  const { rows } = await pool.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_entry order by id`,
  );
  expect(heads).toMatchObject([
    { sequence: 1, id: 1, hash: rows[0]!.hash, previous: '', key: key.id },
    {
      sequence: 2,
      id: 2,
      hash: rows[1]!.hash,
      previous: createHash('sha256').update(lines[0]!).digest('hex'),
    },
  ]);
  for (const { signature, ...head } of heads)
    expect(
      verify(
        null,
        Buffer.from(JSON.stringify(head)),
        createPublicKey(key.publicPem),
        Buffer.from(signature, 'base64'),
      ),
    ).toBe(true);
});

test('nothing is signed twice within a minute, by any number of processes, nor for an empty log', async () => {
  await run(fileUrl());
  await write();
  // Connected before, they begin at the same time.
  const connections = await Promise.all(Array.from({ length: 8 }, () => pool.connect()));
  for (const connection of connections) connection.release();
  await Promise.all(connections.map(() => signHead(pool, key)));
  await Promise.all([run(fileUrl()), run(fileUrl())]);
  expect(await fileLines()).toHaveLength(1);
});

test('a place that was away gets what it missed, in order, while others go on', async () => {
  const bodies: string[] = [];
  let isAway = true;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (!isAway) bodies.push(body);
      response.writeHead(isAway ? 503 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const http = `http://127.0.0.1:${portOf(server)}/heads`;
  await write();
  for (let minute = 0; minute < 3; minute++) {
    await run(fileUrl(), http);
    await passMinute();
  }
  const lines = await fileLines();
  expect(lines).toHaveLength(3);
  expect(warnings).toEqual([http, http, http]);
  const { rows } = await pool.query('select name, problem from audit_head_place order by name');
  expect(rows).toEqual([
    { name: fileUrl(), problem: null },
    { name: http, problem: 'HTTP 503' },
  ]);
  isAway = false;
  await run(fileUrl(), http);
  expect(linesOf(bodies.join(''))).toEqual(await fileLines());
  expect(warnings).toHaveLength(3);
});

test('credentials of a place are sent, and neither stored nor logged', async () => {
  let sent: string | undefined;
  const server = createServer((request, response) => {
    sent = request.headers.authorization;
    response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  await write();
  await run(`http://clerk:s%3Acret@127.0.0.1:${portOf(server)}/heads?token=hidden`);
  expect(Buffer.from(sent!.replace('Basic ', ''), 'base64').toString()).toBe('clerk:s:cret');
  const stored = JSON.stringify((await pool.query('select * from audit_head_place')).rows) + warnings.join();
  expect(stored).toContain('/heads');
  expect(stored).not.toMatch(/clerk|cret|hidden/);
});

test('a torn last line of the file stays alone', async () => {
  await write();
  await run(fileUrl());
  await appendFile(file(), '{"sequence":');
  await passMinute();
  await run(fileUrl());
  const [, torn, whole] = await fileLines();
  expect(torn).toBe('{"sequence":');
  expect(JSON.parse(whole!)).toMatchObject({ sequence: 2 });
});

const MESSAGE = /^<110>1 \d{4}-\d\d-\d\dT\S+Z \S+ backoffice \d+ audit-head - (\{"sequence":.*\})$/;

test('syslog servers get RFC 5424 messages, by TCP with their length, and by UDP', async () => {
  const received: Promise<string>[] = [];
  const tcp = createTcpServer((socket) => void received.push(text(socket))).listen(0, '127.0.0.1');
  open.push(tcp);
  await once(tcp, 'listening');
  const udp = createSocket('udp4').bind(0, '127.0.0.1');
  open.push(udp);
  await once(udp, 'listening');
  const datagram = once(udp, 'message') as Promise<[Buffer]>;
  await write();
  await run(
    fileUrl(),
    `syslog://127.0.0.1:${portOf(tcp)}?transport=tcp`,
    `syslog://127.0.0.1:${udp.address().port}`,
  );
  expect(warnings).toEqual([]);
  const [line] = await fileLines();
  const [, length, message] = /^(\d+) (.*)$/s.exec(await received[0]!)!;
  expect(Buffer.byteLength(message!)).toBe(Number(length));
  expect(MESSAGE.exec(message!)?.[1]).toBe(line);
  expect(MESSAGE.exec((await datagram)[0].toString())?.[1]).toBe(line);
});

test('the age of each place is known, and a place that was taken from the settings is forgotten', async () => {
  expect((await readDatabaseFigures(pool)).headAges).toEqual([]);
  await write();
  await run(fileUrl());
  await pool.query(`update audit_head_place set delivered_at = now() - interval '6 minutes'`);
  const [age] = (await readDatabaseFigures(pool)).headAges;
  expect(age!.place).toBe(fileUrl());
  // The clock of the database counts microseconds, and the age is a floating-point number.
  expect(age!.seconds).toBeGreaterThan(359);
  expect(age!.seconds).toBeLessThan(420);
  await pool.query(`update audit_head_place set wanted_at = now() - interval '11 minutes'`);
  await deliverHeads(pool, { key: null, destinations: [] }, { warn: () => {} });
  expect((await readDatabaseFigures(pool)).headAges).toEqual([]);
});

test('lines are kept until every place has them, and the newest ones longer', async () => {
  await write();
  await run(fileUrl());
  await pool.query(`insert into audit_head (sequence, line) select n, 'x' from generate_series(2, 10010) n`);
  await pool.query('update audit_head_place set sequence = 5');
  await run();
  const { rows } = await pool.query('select min(sequence)::int, max(sequence)::int from audit_head');
  expect(rows).toEqual([{ min: 6, max: 10_010 }]);
});

test.each([
  'heads.ndjson',
  'http://log.example/heads',
  'file://host/heads',
  'file:///folder/',
  'ftp://log/heads',
])('refuses %s as a place', (address) => {
  expect(headDestinationOf(address)).toBeNull();
});
