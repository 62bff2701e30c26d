import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { failuresPlugin } from '../http/failures.plugin';
import { strangers } from './policies';
import { strangersPlugin } from './strangers.plugin';

const { max, perSecond, served } = strangers;
let app: FastifyInstance;
/** The number of calls that reached the handler. */
let worked: number;
/** Errors of the calls of `/own`. */
let failures: unknown[];
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  worked = 0;
  failures = [];
  app = Fastify();
  await app.register(failuresPlugin);
  app.decorateRequest('caller', null);
  app.decorateRequest('deployKey', null);
  await app.register(strangersPlugin);
  app.addHook('onRequest', async (request) => {
    worked += 1;
    const { authorization } = request.headers;
    if (authorization === 'known token') request.caller = { userId: 1 } as typeof request.caller;
    if (authorization === 'deploy key') request.deployKey = {} as typeof request.deployKey;
  });
  app.addHook('onError', async ({ url }, _reply, error) => void (url === '/own' && failures.push(error)));
  app.get('/served', { config: { access: 'public' } }, async () => 'here');
  app.get('/own', { config: { access: 'signed-in' } }, async ({ caller }, reply) =>
    reply.code(caller ? 200 : 401).send(''),
  );
  app.get('/invalid', { config: { access: 'signed-in' } }, async (_request, reply) =>
    reply.code(422).send(''),
  );
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

async function settle(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await new Promise((next) => setImmediate(next));
}

/** Sends calls at once. @returns the statuses of the answered ones, as they arrive */
async function send(calls: number, url: string, authorization?: string, from = '10.0.0.1') {
  const statuses: number[] = [];
  for (let call = 0; call < calls; call += 1)
    void app
      .inject({ url, remoteAddress: from, headers: authorization ? { authorization } : {} })
      .then(({ statusCode }) => statuses.push(statusCode));
  await settle();
  return statuses;
}

test('refused calls of an address run at a limited rate, in turn, without being rejected', async () => {
  const refused = await send(max + perSecond, '/nowhere');
  expect([worked, refused.length]).toEqual([max, max]);
  jest.advanceTimersByTime(500);
  await settle();
  expect([worked, refused.length]).toEqual([max + perSecond / 2, max + perSecond / 2]);
  jest.advanceTimersByTime(500);
  await settle();
  expect(refused).toEqual(Array(max + perSecond).fill(404));
});

test('callers who share the address wait, those with a known token or another address do not', async () => {
  const refused = await send(max + perSecond, '/nowhere');
  expect(await send(1, '/own', 'known token')).toEqual([200]);
  expect(await send(1, '/served', undefined, '10.0.0.2')).toEqual([200]);
  const neighbour = await send(1, '/served');
  expect(neighbour).toEqual([]);
  jest.advanceTimersByTime(1_050);
  await settle();
  expect(neighbour).toEqual([200]);
  expect(refused).toHaveLength(max + perSecond);
});

test('a served call gives most of its slot back', async () => {
  // Leaves less than one slot for the next call.
  const calls = Math.floor((max - 1) / served);
  let answered = 0;
  for (let call = 0; call < calls; call += 1)
    answered += (await app.inject({ url: '/served', remoteAddress: '10.0.0.1' })).statusCode === 200 ? 1 : 0;
  expect(answered).toBe(calls);
  const late = await send(3, '/served');
  expect(late.length).toBeLessThan(3);
});

test('unknown tokens are refused at the rate of their address', async () => {
  await send(max, '/nowhere');
  const refused = await send(3, '/own', 'unknown');
  expect([worked, refused]).toEqual([max + 3, []]);
  jest.advanceTimersByTime(50);
  await settle();
  expect(refused).toEqual([401, 401, 401]);
});

test.each(['known token', 'deploy key'])(
  'a call with a %s takes no place, even if it is refused',
  async (key) => {
    await send(max, '/nowhere');
    expect(await send(1, '/invalid', key)).toEqual([422]);
  },
);

/** Opens a connection of the address 127.0.0.1. */
async function open() {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let answers = '';
  socket.on('data', (data) => (answers += String(data)));
  return {
    socket,
    async ask(url: string, calls = 1, authorization = '') {
      const head = `GET ${url} HTTP/1.1\r\nhost: localhost\r\n${authorization}\r\n`;
      socket.write(head.repeat(calls));
      await settle();
    },
    statuses: () => [...answers.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => Number(status)),
  };
}

/** Sends as many calls as there are slots, and returns how many of them are answered at once. */
const freeSlots = async () => (await send(max, '/nowhere', undefined, '127.0.0.1')).length;

async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  await settle();
}

test('a caller who leaves while waiting is not worked on, and who sends more meanwhile is cut off', async () => {
  await freeSlots();
  const [leaving, eager] = [await open(), await open()];
  await leaving.ask('/nowhere');
  void eager.ask('/nowhere', 2);
  await once(eager.socket, 'close');
  leaving.socket.destroy();
  await settle();
  await pass(1_000);
  expect(worked).toBe(max);
});

test('a caller who leaves while its refusal waits takes no place, and is no failure', async () => {
  await freeSlots();
  const leaving = await open();
  await leaving.ask('/own', 1, 'authorization: unknown\r\n');
  leaving.socket.destroy();
  await settle();
  await pass(1_000);
  expect(await freeSlots()).toBe(max);
  expect(failures).toEqual([]);
});

test('a connection can wait for one call after the other', async () => {
  const { ask, statuses } = await open();
  for (const answered of [1, 2]) {
    await freeSlots();
    await ask('/nowhere');
    expect(statuses()).toHaveLength(answered - 1);
    await pass(1_000);
    expect(statuses()).toHaveLength(answered);
  }
});

test('a first attempt does not wait behind connections whose calls were refused', async () => {
  const guessing = [];
  for (let connections = 0; connections < 20; connections += 1) guessing.push(await open());
  for (const { ask } of guessing) await ask('/nowhere');
  await send(max - guessing.length, '/nowhere', undefined, '127.0.0.1');
  for (const { ask } of guessing) await ask('/nowhere');
  const { ask, statuses } = await open();
  await ask('/served');
  await pass(20);
  const answered = guessing.filter((one) => one.statuses().length > 1).length;
  for (const { socket } of guessing) socket.destroy();
  expect([statuses(), answered < 4]).toEqual([[200], true]);
});
