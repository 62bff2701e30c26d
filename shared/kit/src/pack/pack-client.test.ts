import { HOST_API } from '@backoffice/contract';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extract } from 'tar';
import { packClient } from './pack-client';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/client-`);
  await packClient(folder);
  const installed = `${folder}/node_modules/@backoffice/client`;
  mkdirSync(installed, { recursive: true });
  await extract({ file: `${folder}/client-${HOST_API}.tgz`, cwd: installed, strip: 1 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks a program outside of this repository. @returns the compiler's messages */
function messagesFor(program: string): string {
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
  writeFileSync(`${folder}/program.ts`, `import { createClient } from '@backoffice/client';\n${program}`);
  const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
  try {
    execFileSync(
      process.execPath,
      [
        compiler.replace('package.json', 'bin/tsc'),
        ...flags,
        '--lib',
        'es2023,dom,esnext.disposable',
        `${folder}/program.ts`,
      ],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const client = `const client = createClient({ address: 'https://office.example.com', key: 'sak_' });`;

test('the packed client has typed calls, and no other package', () => {
  const program = `${client}
    const { items } = await client.call('POST /channel/list', { merchantId: 1, fields: 'weight' });
    const weights: number[] = items.map(({ merchantWeight }) => merchantWeight);
    for await (const { events, next } of client.changes('cursor')) console.log(events[0]!.object.id + 1, next, weights);
    export {};`;
  expect(messagesFor(program)).toBe('');
  expect(readdirSync(`${folder}/node_modules/@backoffice/client`).sort()).toEqual([
    'index.d.ts',
    'index.mjs',
    'package.json',
  ]);
});

test.each([
  ['a call without a scope', `client.call('POST /user/list', {})`, 'POST /user/list'],
  ['a field that the call does not take', `client.call('POST /channel/list', { color: 1 })`, 'color'],
  [
    'a field that the answer lacks',
    `client.call('GET /channel/options').then(([one]) => one!.color)`,
    'color',
  ],
])('%s does not compile', (_what, program, message) => {
  expect(messagesFor(`${client} ${program};`)).toContain(message);
});
