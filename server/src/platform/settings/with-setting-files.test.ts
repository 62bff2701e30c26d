import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from './read-settings';
import { parseDatabaseUrls, parseSettings } from './settings';

const KEY = Buffer.alloc(32, 1).toString('base64');
const URL = 'postgresql://app@db.example/office';
const folder = mkdtempSync(join(tmpdir(), 'settings-'));

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    parseSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('a setting can be in a file, without its line ending', () => {
  const env = {
    DATABASE_URL_FILE: file('url', `${URL}\n`),
    KEY_ENCRYPTION_KEY_FILE: file('key', `${KEY}\n`),
  };
  expect(parseSettings(env)).toMatchObject({ databaseUrl: URL, keyEncryptionKey: KEY });
  expect(parseDatabaseUrls(env).databaseUrl).toBe(URL);
});

test('an administrator’s password in a file needs a username, too', () => {
  const env = { DATABASE_URL: URL, KEY_ENCRYPTION_KEY: KEY, ADMIN_PASSWORD_FILE: file('password', 'secret') };
  expect(problemsOf(env)).toEqual(['ADMIN_PASSWORD is set without ADMIN_USERNAME.']);
  expect(parseSettings({ ...env, ADMIN_USERNAME: 'boss' }).admin).toEqual({
    username: 'boss',
    password: 'secret',
  });
});

test('a missing, empty or duplicate setting file is reported once, without its content', () => {
  const problems = problemsOf({
    DATABASE_URL_FILE: join(folder, 'nowhere'),
    KEY_ENCRYPTION_KEY_FILE: file('empty', '\n'),
    LOG_LEVEL: 'info',
    LOG_LEVEL_FILE: file('level', 'secret-level'),
  });
  expect(problems).toEqual([
    expect.stringMatching(/^DATABASE_URL_FILE names an unreadable file \(ENOENT\): /),
    expect.stringMatching(/^KEY_ENCRYPTION_KEY_FILE names an empty file: /),
    'LOG_LEVEL and LOG_LEVEL_FILE are both set: keep one.',
  ]);
});
