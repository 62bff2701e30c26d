import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitFolder } from '../kit-folder.mjs';
import { emitDeclarations } from './emit-declarations';

let folder: string;
let modules: Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  modules = emitDeclarations(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('describes each module of the host, the contract and the test stand-ins', () => {
  expect(Object.keys(modules)).toEqual(
    expect.arrayContaining(['@backoffice/ui', '@backoffice/ui/list', '@backoffice/testing']),
  );
  expect(Object.values(modules).filter((file) => !existsSync(`${folder}/${file}`))).toEqual([]);
  expect(readFileSync(`${folder}/${modules['@backoffice/ui']}`, 'utf8')).toContain('ConfirmDialog');
});

it('imports nothing that the kit neither describes nor depends on', () => {
  const { dependencies } = JSON.parse(readFileSync(`${kitFolder}/package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  const requests = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/(?:from |import\()['"]([^.'"][^'"]*)['"]/g)].map(
      ([, request]) => request!,
    ),
  );
  expect(requests).toContain('react');
  const packageOf = (request: string) => /^(@[^/]+\/)?[^/]+/.exec(request)![0];
  const known = (request: string) => request in modules || packageOf(request) in dependencies;
  expect([...new Set(requests)].filter((request) => !known(request))).toEqual([]);
});
