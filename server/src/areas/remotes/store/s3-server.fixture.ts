import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '../../../platform/settings/release-store-settings';

const PROGRAM = createRequire(import.meta.filename).resolve('s3rver/bin/s3rver.js');

/** The bucket and prefix of the releases in the tests. */
export const RELEASES = 's3://releases/backoffice';

export interface TestS3 {
  settings: S3Settings;
  stop(): Promise<void>;
  /** Cuts each connection after so many bytes, until the next start. */
  cutAfter(bytes: number): void;
  /** Starts it again with its content, at the same address. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts an S3 service as a process of its own, behind a connection that can be cut. */
export async function startS3(): Promise<TestS3> {
  const folder = mkdtempSync(join(tmpdir(), 's3-'));
  let program: ChildProcess | undefined;
  let port = 0;
  let limit = Infinity;

  const line: Server = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    let bytes = 0;
    const end = () => [from, to].forEach((socket) => socket.destroy());
    for (const socket of [from, to]) socket.on('error', end).on('close', end);
    from.on('data', (part) => {
      bytes += part.length;
      if (bytes > limit) end();
      else to.write(part);
    });
    to.pipe(from);
  });
  const listen = (at: number) => once(line.listen(at, '127.0.0.1'), 'listening');
  await listen(0);
  const { port: linePort } = line.address() as { port: number };

  const s3: TestS3 = {
    settings: {
      endpoint: `http://127.0.0.1:${linePort}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      const ended = program;
      program = undefined;
      line.close();
      if (!ended) return;
      ended.kill();
      await once(ended, 'exit');
    },
    cutAfter: (bytes) => (limit = bytes),
    async start() {
      limit = Infinity;
      if (program) return;
      program = spawn(
        process.execPath,
        [PROGRAM, '-d', folder, '-p', '0', '--configure-bucket', 'releases'],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      program.stdout!.setEncoding('utf8');
      for (port = 0; !port;) {
        const [text] = (await once(program.stdout!, 'data')) as [string];
        port = Number(/listening on \S+?:(\d+)/.exec(text)?.[1] ?? 0);
      }
      program.stdout!.resume();
      if (!line.listening) await listen(linePort);
    },
    async remove() {
      await s3.stop();
      rmSync(folder, { recursive: true });
    },
  };
  await s3.start();
  return s3;
}
