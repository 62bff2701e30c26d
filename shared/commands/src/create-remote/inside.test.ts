import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { writeRemote } from '@backoffice/kit/write-remote';
import { root } from '../workspace';
import { inside } from './inside';

const run = promisify(execFile);
let parent: string;
let folder: string;
let files: string[];

beforeAll(() => {
  // Inside the checkout, where its tools are resolved, but not among the remotes, which other tests list.
  mkdirSync(`${root}/test-results`, { recursive: true });
  parent = mkdtempSync(`${root}/test-results/new-remote-`);
  folder = `${parent}/mfe-risk-rules`;
  files = writeRemote('risk-rules', folder, inside);
  // Links the packages as an installation would.
  symlinkSync(`${root}/mfe-content/node_modules`, `${folder}/node_modules`);
});
afterAll(() => rmSync(parent, { recursive: true }));

const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

it('has the rooms of a remote, under its own name', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'docker-compose.yml',
      'package.json',
      'src/messages.ts',
      'src/messages/es.json',
      'src/pages/overview.tsx',
      'src/paths.ts',
      'tsconfig.json',
      'webpack.config.mjs',
    ]),
  );
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mfe-risk-rules',
    titles: { en: 'Risk rules' },
    routes: { '/risk-rules/overview': 'Overview' },
    menu: { '/risk-rules/overview': { titles: { en: 'Risk rules' } } },
  });
  expect(files.map((file) => read(file)).join()).not.toMatch(/__\w+__/);
});

it('is formatted as the others are', () => {
  const program = `${root}/node_modules/.bin/oxfmt`;
  for (const file of files) {
    // Under the path that it will have: the one here is ignored.
    const path = `mfe-risk-rules/${file}`;
    const options = { cwd: root, input: read(file), encoding: 'utf8' } as const;
    expect(execFileSync(program, ['--stdin-filepath', path], options)).toBe(read(file));
  }
});

it('has tests of its own, which pass', async () => {
  const program = `${root}/node_modules/jest/bin/jest.js`;
  // Configures Jest like the projects of the checkout.
  const config = `${parent}/jest.config.mjs`;
  const preset = `${root}/shared/kit/src/jest/jest-preset.mjs`;
  writeFileSync(
    config,
    `import { browserPreset } from '${preset}';\nexport default browserPreset({ rootDir: '${folder}' });\n`,
  );
  const { stderr } = await run(process.execPath, [program, '--config', config], { cwd: folder });
  expect(stderr).toMatch(/Tests: +\d+ passed, \d+ total/);
});

it('never overwrites an existing folder', () => {
  expect(() => writeRemote('risk-rules', folder, inside)).toThrow('EEXIST');
});
