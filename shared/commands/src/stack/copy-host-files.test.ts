import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyHostFiles } from './copy-host-files';

it('serves the host from a copy that a later build leaves whole', () => {
  const built = mkdtempSync(join(tmpdir(), 'built-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const build = (script: string) => {
    rmSync(built, { recursive: true });
    mkdirSync(`${built}/assets`, { recursive: true });
    writeFileSync(`${built}/assets/${script}`, script);
  };
  build('main.1.js');
  const files = copyHostFiles(built, dataDir);
  build('main.2.js');
  expect(readFileSync(`${files}/assets/main.1.js`, 'utf8')).toBe('main.1.js');
  expect(copyHostFiles(built, dataDir)).toBe(files);
  expect(existsSync(`${files}/assets/main.1.js`)).toBe(false);
  expect(existsSync(`${files}/assets/main.2.js`)).toBe(true);
});
