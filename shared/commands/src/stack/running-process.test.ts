import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRunning, type RunningProcess } from './running-process';

// Listens on PORT and reports ready, unless a file in the folder makes it fail.
const PROGRAM = `
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
if (existsSync(process.env.FOLDER + '/broken')) { console.error('It is broken.'); process.exit(1); }
const server = createServer((_request, response) => response.end('here'));
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ ready: true, port: server.address().port }));
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
`;

let folder: string;
let running: RunningProcess;
let printed: string[];
let onPrinted: (sentence: string) => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'running-'));
  writeFileSync(`${folder}/program.mjs`, PROGRAM);
  printed = [];
  onPrinted = () => {};
  const env = { PATH: process.env.PATH, PORT: '0', FOLDER: folder };
  running = await keepRunning({ name: 'api', script: `${folder}/program.mjs`, env }, 'PORT', (sentence) => {
    printed.push(sentence);
    onPrinted(sentence);
  });
});
afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

const untilPrinted = (pattern: RegExp) =>
  new Promise<void>((resolve) => {
    onPrinted = (sentence) => pattern.test(sentence) && resolve();
  });
const ask = () => fetch(`http://127.0.0.1:${running.port}`).then((answer) => answer.text());

it('restarts a killed program on its port, and reports it', async () => {
  const isUp = untilPrinted(/running again/);
  running.child.kill('SIGKILL');
  await isUp;
  expect(printed).toEqual([
    'api exited unexpectedly (SIGKILL), restarting in 0.2 s.',
    'api is running again.',
  ]);
  expect(await ask()).toBe('here');
});

it('keeps retrying with growing pauses until it is stopped', async () => {
  writeFileSync(`${folder}/broken`, '');
  const thirdTry = untilPrinted(/in 0\.8 s/);
  running.child.kill('SIGKILL');
  await thirdTry;
  expect(printed.slice(1)).toEqual([
    'api exited unexpectedly (It is broken.), restarting in 0.4 s.',
    'api exited unexpectedly (It is broken.), restarting in 0.8 s.',
  ]);
  rmSync(`${folder}/broken`);
  await running.stop();
  expect(printed).toHaveLength(3);
});

it('does not restart a stopped program', async () => {
  await running.stop();
  expect(printed).toEqual([]);
  await expect(ask()).rejects.toThrow();
});
