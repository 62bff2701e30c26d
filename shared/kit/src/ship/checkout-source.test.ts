import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutSource, webAddress } from './checkout-source';

it.each([
  ['git@git.example.com:team/billing.git', 'https://git.example.com/team/billing'],
  ['ssh://git@git.example.com:2222/team/billing.git', 'https://git.example.com/team/billing'],
  ['https://ada:secret@git.example.com/team/billing.git', 'https://git.example.com/team/billing'],
  ['https://git.example.com/team/billing/', 'https://git.example.com/team/billing'],
  ['/srv/git/billing.git', undefined],
  ['http://git.example.com/team/billing', undefined],
  ['', undefined],
])('turns %s into %s', (remote, address) => {
  expect(webAddress(remote)).toBe(address);
});

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names the commit, its author, the repository and the run, and no commit of changed files', () => {
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('remote', 'add', 'origin', 'git@git.example.com:team/billing.git');
  writeFileSync(`${folder}/package.json`, '{}');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const env = {
    GITHUB_SERVER_URL: 'https://git.example.com',
    GITHUB_REPOSITORY: 'team/billing',
    GITHUB_RUN_ID: '7',
  };
  const source = { author: 'Ada', repository: 'https://git.example.com/team/billing' };
  const run = 'https://git.example.com/team/billing/actions/runs/7';
  expect(checkoutSource(folder, env)).toEqual({ ...source, commit: git('rev-parse', 'HEAD'), run });
  writeFileSync(`${folder}/package.json`, '{ }');
  expect(checkoutSource(folder, {})).toEqual(source);
});

it('names neither commit nor repository outside of one, and no run at an address without https', () => {
  const source = checkoutSource(folder, { CI_JOB_URL: 'http://ci.example.com/1' });
  expect(Object.keys(source).filter((name) => name !== 'author')).toEqual([]);
});
