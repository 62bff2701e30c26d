import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { root } from '../workspace';

const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** The images of a Dockerfile by the name of their stage: their lines. */
const stages = new Map(
  textOf('docker/Dockerfile')
    .split(/^FROM /m)
    .slice(1)
    .map((text) => [/ AS (\w+)/.exec(text)![1]!, text] as const),
);

describe('health check', () => {
  const checks = [...stages].flatMap(([stage, text]) => {
    const [, command] = /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(text) ?? [];
    return command ? [{ stage, command: JSON.parse(command) as string[] }] : [];
  });

  it('belongs to the images that serve', () => {
    expect(checks.map(({ stage }) => stage)).toEqual(['server', 'gateway']);
  });

  /** Runs a check for a program on this port; true when it is healthy. */
  async function isHealthy({ command }: (typeof checks)[number], port: number, env = {}): Promise<boolean> {
    const [name, ...args] = command.map((part) => part.replace(/(127\.0\.0\.1\/)\d+/, `$1${port}`));
    const check = spawn(name!, args, { stdio: 'ignore', env: { ...process.env, ...env } });
    const [code] = (await once(check, 'exit')) as [number];
    return code === 0;
  }

  it.each(checks)('of $stage starts no Node.js', ({ command }) => {
    expect(command.join(' ')).not.toMatch(/\b(node|npm|npx)\b/);
  });

  it.each(checks)(
    'of $stage tells a healthy program from one that answers 503 or not at all',
    async (check) => {
      const program = createServer((request, response) => {
        response.statusCode =
          request.url === (check.stage === 'server' ? '/health/ready' : '/healthz') ? status : 404;
        response.end('{}');
      }).listen(0, '127.0.0.1');
      let status = 200;
      await once(program, 'listening');
      const { port } = program.address() as AddressInfo;
      const run = () => isHealthy(check, port);
      const found = [await run()];
      status = 503;
      found.push(await run());
      program.close();
      await once(program, 'close');
      expect([...found, await run()]).toEqual([true, false, false]);
    },
  );

  it.each(checks)(
    'of $stage tells a port with TLS from one that answers http, where it is set',
    async (check) => {
      const folder = mkdtempSync(`${tmpdir()}/health-`);
      const env = { ...process.env, INTERNAL_TLS: folder };
      execFileSync('sh', [`${root}/docker/internal-tls/make-certificates.sh`], { env, stdio: 'ignore' });
      const [cert, key] = ['crt', 'key'].map((kind) => readFileSync(`${folder}/api/tls.${kind}`));
      const answer: RequestListener = (_request, response) => void response.end('{}');
      const settings = { API_CERTIFICATE: 'file', GATEWAY_CERTIFICATE: 'file' };
      const found: boolean[] = [];
      const programs = [
        createSecureServer({ cert, key }, answer),
        // Bash sends each line alone, so that the end of the connection may come before the last one.
        createSocketServer((socket) => void socket.resetAndDestroy()),
        createServer(answer),
      ];
      for (const program of programs) {
        await once(program.listen(0, '127.0.0.1'), 'listening');
        found.push(await isHealthy(check, (program.address() as AddressInfo).port, settings));
        program.close();
      }
      expect(found).toEqual([true, true, false]);
      rmSync(folder, { recursive: true });
    },
  );
});

describe('docker/pin-images.sh', () => {
  const FILES = [
    'docker/Dockerfile',
    'docker-compose.yml',
    'examples/high-availability/compose.yml',
    'examples/high-availability/Dockerfile',
  ];
  const folder = mkdtempSync(`${tmpdir()}/pin-`);
  const contents = () => FILES.map((path) => readFileSync(`${folder}/${path}`, 'utf8')).join('\n');

  /** Runs the script with a `docker` that is this shell script. */
  function pin(docker: string) {
    mkdirSync(`${folder}/bin`, { recursive: true });
    writeFileSync(`${folder}/bin/docker`, `#!/bin/sh\n${docker}\n`);
    chmodSync(`${folder}/bin/docker`, 0o755);
    const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` };
    return spawnSync('sh', [`${root}/docker/pin-images.sh`, folder], { env, encoding: 'utf8' });
  }

  beforeEach(() => FILES.forEach((path) => cpSync(`${root}/${path}`, `${folder}/${path}`)));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('pins every base image, and again to a newer digest', () => {
    const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
    for (const letter of ['a', 'b']) {
      expect(pin(`echo ${digest(letter)}`)).toMatchObject({ status: 0, stderr: '' });
      const names = contents().match(/(?<=(?:IMAGE|BASE)(?:=|:-))[^\s}']+/g)!;
      expect(names.length).toBeGreaterThan(9);
      expect(names.filter((name) => !/^[\w./-]+:[\w.-]+@sha256:\w+$/.test(name))).toEqual([]);
      expect(names.filter((name) => !name.endsWith(digest(letter)))).toEqual([]);
    }
  });

  it('says so and changes nothing without a network', () => {
    const before = contents();
    const { status, stderr } = pin('echo "dial tcp: no such host" >&2; exit 1');
    expect([status, contents() === before]).toEqual([1, true]);
    expect(stderr).toContain('so no image was pinned: dial tcp: no such host');
  });
});

// The last rule counts.
it('the build context has the prepared files, which the rules above would leave out', () => {
  expect(textOf('.dockerignore').trim().split('\n').at(-1)).toBe('!.images/**');
});
