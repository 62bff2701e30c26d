import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { limitConnections } from './senders';

test('an address has so many connections open; one more is closed, until another has ended', async () => {
  const server = createServer((connection) => connection.on('error', () => {}));
  limitConnections(server, 2);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(server, 'connection');
    return socket;
  };
  const [first, second] = [await open(), await open()];
  await once(await open(), 'close');
  expect([first.destroyed, second.destroyed]).toEqual([false, false]);
  first.end();
  await once(first, 'close');
  const next = await open();
  next.end();
  await once(next, 'close');
  second.destroy();
  await new Promise((closed) => server.close(closed));
});
