import { createServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import tls from 'node:tls';
import type pg from 'pg';
import { generate } from 'selfsigned';
import { useTestPool } from '../../testing/use-test-pool';
import { insertAuditEntry } from '../audit/audit.repository';
import type { HeadDestination } from '../head-destinations/head-destination';
import { forwardDestinationOf } from '../head-destinations/head-destinations';
import { readDatabaseFigures } from '../observing/database-gauges';
import { forwardAudit, keepForwardDestination } from './forward-audit';

interface Entry {
  id: number;
  previous: string;
  hash: string;
}

let pool: pg.Pool;
useTestPool((given) => (pool = given));

const servers: { close(): unknown }[] = [];
const warn = jest.fn();
beforeEach(async () => {
  warn.mockReset();
  await pool.query('delete from audit_forward');
});
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const write = async (amount: number) => {
  for (let at = 0; at < amount; at++)
    await insertAuditEntry(pool, {
      author: null,
      subject: 'role',
      subjectId: at,
      action: 'update',
      changes: [],
    });
};
const storedIds = async () => {
  const { rows } = await pool.query<{ id: number }>('select id from audit_entry order by id');
  return rows.map(({ id }) => id);
};
const entriesOf = (lines: string): Entry[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);
const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

async function listenTo<S extends Server | HttpServer>(server: S): Promise<S> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

const destinationOf = (address: string, token: string | null = null) => forwardDestinationOf(address, token)!;
async function forward(destination: HeadDestination): Promise<void> {
  await keepForwardDestination(pool, destination);
  await forwardAudit(pool, destination, { warn });
}
/** Lets the pause after a failure, or the time of a process that died, pass. */
const passPause = () => pool.query(`update audit_forward set taken_until = '-infinity'`);

/** A server that takes entries over HTTP, or refuses them with another status. */
async function startReceiver() {
  const receiver = { status: 200, entries: [] as Entry[], authorization: '' };
  const server = await listenTo(
    createServer((request, response) => {
      receiver.authorization = request.headers.authorization ?? '';
      void text(request).then((lines) => {
        if (receiver.status === 200) receiver.entries.push(...entriesOf(lines));
        response.writeHead(receiver.status).end();
      });
    }),
  );
  return { receiver, address: `http://127.0.0.1:${portOf(server)}/audit` };
}

test('sends every entry in order as JSON, with its hash and that of the entry before', async () => {
  const { receiver, address } = await startReceiver();
  await write(3);
  await insertAuditEntry(pool, {
    author: { userId: 1, username: 'wang', requestId: 'r-1' },
    subject: 'merchant',
    subjectId: 7,
    subjectName: 'Tea',
    action: 'update',
    changes: [{ field: 'status', from: 'active', to: 'inactive' }],
    reason: 'closed',
  });
  await forward(destinationOf(address, 'the-token'));
  expect(receiver.authorization).toBe('Bearer the-token');
  expect(idsOf(receiver.entries)).toEqual(await storedIds());
  expect(receiver.entries.slice(1).map(({ previous }) => previous)).toEqual(
    receiver.entries.slice(0, -1).map(({ hash }) => hash),
  );
  const { hash, id } = receiver.entries.at(-1)!;
  const { rows } = await pool.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_entry where id = $1`,
    [id],
  );
  expect(hash).toBe(rows[0]!.hash);
  expect(receiver.entries.at(-1)).toMatchObject({
    actorId: 1,
    actor: 'wang',
    subject: 'merchant',
    subjectId: 7,
    subjectName: 'Tea',
    action: 'update',
    changes: [{ field: 'status', from: 'active', to: 'inactive' }],
    requestId: 'r-1',
    reason: 'closed',
  });
});

test('sends what a receiver missed while it was away, after pauses that double', async () => {
  const { receiver, address } = await startReceiver();
  const destination = destinationOf(address);
  receiver.status = 503;
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    await write(2);
    await forward(destination);
    const { rows } = await pool.query<{ seconds: number }>(
      'select round(extract(epoch from taken_until - now()))::int as seconds from audit_forward',
    );
    pauses.push(rows[0]!.seconds);
    await forward(destination);
    await passPause();
  }
  expect(pauses).toEqual([2, 4, 8]);
  expect(warn).toHaveBeenCalledTimes(3);
  receiver.status = 200;
  await forward(destination);
  expect(idsOf(receiver.entries)).toEqual(await storedIds());
});

test('sends entries again under the same ids when a process dies between delivery and note', async () => {
  const { receiver, address } = await startReceiver();
  const destination = destinationOf(address);
  await write(3);
  await keepForwardDestination(pool, destination);
  const delivered = new Promise<void>((resolve) => {
    const dying: HeadDestination = {
      ...destination,
      deliver: async (lines) => {
        await destination.deliver(lines);
        resolve();
        await new Promise(() => {});
      },
    };
    void forwardAudit(pool, dying, { warn });
  });
  await delivered;
  await write(2);
  await forward(destination);
  expect(receiver.entries).toHaveLength((await storedIds()).length - 2);
  await passPause();
  await forward(destination);
  const hashes = new Map<number, string>();
  for (const { id, hash } of receiver.entries) {
    expect(hashes.get(id) ?? hash).toBe(hash);
    hashes.set(id, hash);
  }
  expect([...hashes.keys()]).toEqual(await storedIds());
  expect(receiver.entries.length).toBeGreaterThan(hashes.size);
});

test('sends each entry once, and in order, while several processes forward', async () => {
  const { receiver, address } = await startReceiver();
  await write(5);
  await Promise.all(Array.from({ length: 4 }, () => forward(destinationOf(address))));
  expect(idsOf(receiver.entries)).toEqual(await storedIds());
});

test('never notes an earlier entry than another process did', async () => {
  const { receiver, address } = await startReceiver();
  const destination = destinationOf(address);
  await write(3);
  await keepForwardDestination(pool, destination);
  let isFirst = true;
  const slow: HeadDestination = {
    ...destination,
    deliver: async (lines) => {
      // Its end, after the first delivery.
      if (!isFirst) throw new Error('The process is gone.');
      isFirst = false;
      await destination.deliver(lines);
      // Its time passes, and another process goes on with further entries.
      await passPause();
      await write(1);
      await forward(destination);
    },
  };
  await forwardAudit(pool, slow, { warn });
  const before = receiver.entries.length;
  await passPause();
  await forward(destination);
  expect(receiver.entries).toHaveLength(before);
});

test('knows the age of the oldest entry that was not sent, and forgets a former place', async () => {
  const destination = destinationOf('http://127.0.0.1:9/audit');
  await write(1);
  await keepForwardDestination(pool, destination);
  await pool.query(`update audit_forward set entry_id = (select max(id) from audit_entry)`);
  const lags = async () => (await readDatabaseFigures(pool)).forwardLags;
  expect(await lags()).toEqual([{ place: destination.name, seconds: 0 }]);
  await write(1);
  expect((await lags())[0]!.seconds).toBeGreaterThan(0);
  await keepForwardDestination(pool, null);
  expect(await lags()).toHaveLength(1);
  await pool.query(`update audit_forward set wanted_at = now() - interval '11 minutes'`);
  await keepForwardDestination(pool, null);
  expect(await lags()).toEqual([]);
});

/** Reads messages that are framed by their lengths. */
function messagesIn(framed: string): string[] {
  const [, length] = /^(\d+) /.exec(framed) ?? [];
  if (length === undefined) return [];
  const start = length.length + 1;
  return [framed.slice(start, start + Number(length)), ...messagesIn(framed.slice(start + Number(length)))];
}
const entriesIn = (framed: string) =>
  messagesIn(framed).map((message) => JSON.parse(message.slice(message.indexOf('{'))) as Entry);

describe('by syslog', () => {
  const certificate = generate([{ name: 'commonName', value: 'localhost' }]);

  async function startSyslog(protocol: 'tcp' | 'tls') {
    const received: Entry[] = [];
    const take = { isBreaking: false };
    const onSocket = (socket: Socket) => {
      socket.on('error', () => {});
      if (take.isBreaking) socket.once('data', () => socket.resetAndDestroy());
      else void text(socket).then((framed) => received.push(...entriesIn(framed)));
    };
    const { private: key, cert } = await certificate;
    const server = await listenTo(
      protocol === 'tcp' ? createTcpServer(onSocket) : tls.createServer({ key, cert }, onSocket),
    );
    server.on('tlsClientError', () => {});
    return { received, take, destination: destinationOf(`syslog+${protocol}://localhost:${portOf(server)}`) };
  }

  test('sends entries by TCP, again after a connection that broke', async () => {
    const { received, take, destination } = await startSyslog('tcp');
    await write(3);
    take.isBreaking = true;
    await forward(destination);
    expect(received).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    take.isBreaking = false;
    await passPause();
    await forward(destination);
    expect(idsOf(received)).toEqual(await storedIds());
  });

  test('sends nothing by TLS to a server whose certificate is not trusted', async () => {
    const { received, destination } = await startSyslog('tls');
    await write(1);
    await forward(destination);
    expect(received).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('sends entries by TLS', async () => {
    const { received, destination } = await startSyslog('tls');
    await write(1);
    const { cert: ca } = await certificate;
    const connect = tls.connect as (options: tls.ConnectionOptions) => tls.TLSSocket;
    const trusting = jest.spyOn(tls, 'connect') as unknown as jest.SpyInstance;
    trusting.mockImplementation((options: tls.ConnectionOptions) => connect({ ...options, ca }));
    await forward(destination);
    trusting.mockRestore();
    expect(idsOf(received)).toEqual(await storedIds());
  });
});
