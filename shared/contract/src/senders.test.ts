import { limitConnections } from './senders';

/** Returns a fake server to open connections on. */
function fakeServer() {
  let announce: Parameters<Parameters<typeof limitConnections>[0]['on']>[1];
  return {
    on: (_event: 'connection', listener: typeof announce) => void (announce = listener),
    open: (remoteAddress: string) => {
      const closed: (() => void)[] = [];
      const connection = {
        remoteAddress,
        isOpen: true,
        destroy: () => {
          connection.isOpen = false;
          for (const listener of closed) listener();
        },
        once: (_event: 'close', listener: () => void) => closed.push(listener),
      };
      announce(connection);
      return connection;
    },
  };
}

test('limitConnections limits connections per address, and admits new ones when others close', () => {
  const server = fakeServer();
  limitConnections(server, 2);
  const [first, second, surplus] = [server.open('a'), server.open('a'), server.open('a')];
  expect([first.isOpen, second.isOpen, surplus.isOpen]).toEqual([true, true, false]);
  expect(server.open('b').isOpen).toBe(true);
  first.destroy();
  expect(server.open('a').isOpen).toBe(true);
  expect(server.open('a').isOpen).toBe(false);
});
