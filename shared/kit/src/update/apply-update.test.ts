import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { applyUpdate } from './apply-update';
import { repositoryAt } from './repository';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: `${root}/remote`, encoding: 'utf8' }).trim();
const subjects = () => git('log', '--reverse', '--format=%s').split('\n').slice(1);

function put(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, text);
  }
}

const read = (file: string) => readFileSync(`${root}/remote/${file}`, 'utf8');

const rename = (from: string, to: string) =>
  `export default { title: 'Rename ${from} to ${to}', change: (text) => text.replaceAll('${from}', '${to}') };\n`;

const update = () =>
  applyUpdate(
    {
      folder: `${root}/remote`,
      from: '1.1.0',
      to: '1.10.0',
      templateBefore: `${root}/before`,
      templateNow: `${root}/now`,
      modifications: `${root}/modifications`,
    },
    repositoryAt(`${root}/remote`),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'update-'));
  const template = { 'jest.config.mjs': 'one\ntwo\nthree\n', 'tsconfig.json': '{}\n' };
  for (const [file, text] of Object.entries(template))
    put({ [`before/${file}`]: text, [`now/${file}`]: text, [`remote/${file}`]: text });
  put({ 'remote/src/page.tsx': 'EmptyPanel();\n' });
  git('init', '--quiet');
  git('config', 'user.name', 'Team');
  git('config', 'user.email', 'team@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

it('commits the packages, each modification since the version before, and the template', async () => {
  put({
    'remote/package-lock.json': '{}\n',
    'now/jest.config.mjs': 'one\ntwo\nthree\nfour\n',
    'now/new.json': '{}\n',
    'modifications/1.1.0-old.mjs': rename('EmptyPanel', 'Wrong'),
    'modifications/1.10.0-rename-empty-note.mjs': rename('EmptyNote', 'EmptyState'),
    'modifications/1.9.0-rename-empty-panel.mjs': rename('EmptyPanel', 'EmptyNote'),
    'modifications/1.11.0-later.mjs': rename('EmptyState', 'Wrong'),
  });
  await update();
  expect(subjects()).toEqual([
    'Update @backoffice/kit to 1.10.0',
    'Rename EmptyPanel to EmptyNote',
    'Rename EmptyNote to EmptyState',
    'Apply the changes of the template 1.10.0',
  ]);
  expect(read('src/page.tsx')).toBe('EmptyState();\n');
  expect(read('jest.config.mjs')).toContain('four');
  expect(read('new.json')).toBe('{}\n');
  expect(git('status', '--porcelain')).toBe('');
});

it('keeps what the team has changed and deleted', async () => {
  put({ 'remote/jest.config.mjs': 'own\ntwo\nthree\n', 'now/jest.config.mjs': 'one\ntwo\nthree\nfour\n' });
  rmSync(`${root}/remote/tsconfig.json`);
  git('commit', '--quiet', '--all', '--message', 'Own');
  put({ 'now/tsconfig.json': '{ "strict": true }\n' });
  await update();
  expect(read('jest.config.mjs')).toBe('own\ntwo\nthree\nfour\n');
  expect(() => read('tsconfig.json')).toThrow('ENOENT');
});

it('removes a file of the template that the team has not changed', async () => {
  rmSync(`${root}/now/tsconfig.json`);
  await update();
  expect(() => read('tsconfig.json')).toThrow('ENOENT');
});

it('leaves conflicts with markers, after all other commits', async () => {
  put({ 'remote/jest.config.mjs': 'own\ntwo\nthree\n' });
  git('commit', '--quiet', '--all', '--message', 'Own');
  put({
    'now/jest.config.mjs': 'other\ntwo\nthree\n',
    'modifications/1.9.0-rename.mjs': rename('EmptyPanel', 'EmptyNote'),
  });
  await expect(update()).rejects.toThrow('conflict in jest.config.mjs. Resolve and commit them.');
  expect(subjects()).toEqual(['Own', 'Rename EmptyPanel to EmptyNote']);
  expect(read('jest.config.mjs')).toMatch(/<<<<<<< yours\nown\n.*other\n>>>>>>> template now/s);
});

it('commits nothing when nothing has changed', async () => {
  expect(await update()).toEqual(['Nothing has changed.']);
  expect(subjects()).toEqual([]);
});
