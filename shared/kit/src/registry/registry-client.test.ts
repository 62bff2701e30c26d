import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RegistryClient } from './registry-client';

let server: Server;

async function answering(status: number, type: string, body: string): Promise<RegistryClient> {
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return new RegistryClient({ apiAddress: `http://127.0.0.1:${port}`, deployKey: 'key' });
}

afterEach(() => new Promise((closed) => server.close(closed)));

it.each([
  [502, 'text/html', '<html>Bad Gateway</html>'],
  [200, 'text/html', '<html>Sign in to the network</html>'],
  [200, 'application/json', 'null'],
])('names the proxy when HTTP %i comes with %s', async (status, type, body) => {
  const client = await answering(status, type, body);
  await expect(client.rollBack('mfe-merchant')).rejects.toMatchObject({
    status,
    message: expect.stringMatching(new RegExp(`HTTP ${status} with ${type} instead of JSON`)),
  });
});

it('passes the sentence of the registry on', async () => {
  const client = await answering(409, 'application/json', '{"message":"There is no previous release."}');
  await expect(client.rollBack('mfe-merchant')).rejects.toMatchObject({
    status: 409,
    message: 'There is no previous release.',
  });
});

it('names the reason when the address does not answer', async () => {
  const client = await answering(200, 'application/json', '{}');
  await new Promise((closed) => server.close(closed));
  await expect(client.list()).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+ does not answer: connect ECONNREFUSED/,
  );
});
