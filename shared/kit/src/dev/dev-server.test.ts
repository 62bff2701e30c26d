import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DevServer, startDevServer } from './dev-server';

let server: DevServer;
let files: string;
let address: string;

beforeEach(async () => {
  files = mkdtempSync(join(tmpdir(), 'dev-files-'));
  writeFileSync(`${files}/mf-manifest.json`, '{}');
  writeFileSync(`${files}/.secret`, 'x');
  const probe = createServer();
  const port = await new Promise<number>((done) =>
    probe.listen(0, 'localhost', () => done((probe.address() as AddressInfo).port)),
  );
  await new Promise((done) => probe.close(done));
  server = await startDevServer(files, port);
  address = `http://localhost:${port}`;
});
afterEach(async () => {
  await server.stop();
  rmSync(files, { recursive: true });
});

it('gives its files to pages of other origins, and nothing else', async () => {
  const answer = await fetch(`${address}/mf-manifest.json`);
  expect(await answer.text()).toBe('{}');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  for (const path of ['/.secret', '/..%2f..%2fetc%2fpasswd', '/none.js', '/'])
    expect((await fetch(address + path)).status).toBe(404);
});

it('reports each change to listening pages', async () => {
  const { body } = await fetch(`${address}/changes`);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe(': listening\n\n');
  server.announceChange();
  expect((await reader.read()).value).toBe('data: changed\n\n');
  await reader.cancel();
});
