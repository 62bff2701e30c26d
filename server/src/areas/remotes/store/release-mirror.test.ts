import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseMirror } from './release-mirror';

const HOUR_MS = 60 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'mirror-'));
afterAll(() => rmSync(folder, { recursive: true }));

let releases: string[];
let pointer: { text: string; version: string } | undefined;
let mirror: ReleaseMirror;
beforeEach(() => {
  releases = ['r1', 'r2'];
  pointer = undefined;
  const source = {
    list: () =>
      Promise.resolve({
        releases: releases.map((release) => ({ remote: 'mfe-a', release })),
        notes: pointer ? [{ remote: 'mfe-a', name: '.pointer', version: pointer.version }] : [],
      }),
    readAll: () => Promise.resolve(new Map([['entry.js', Buffer.from('entry()')]])),
    readNote: () => Promise.resolve(pointer?.text ?? null),
  };
  mirror = new ReleaseMirror(source, folder, () => {});
});

const has = (path: string) => existsSync(join(folder, 'mfe-a', path));

test('a file that names a release waits for it, and follows each change', async () => {
  pointer = { text: 'r3\n\n', version: '1' };
  await mirror.run();
  expect(has('.pointer')).toBe(false);
  releases.push('r3');
  await mirror.run();
  expect(readFileSync(join(folder, 'mfe-a/.pointer'), 'utf8')).toBe('r3\n\n');
  pointer = { text: 'r1\nr2\n', version: '2' };
  await mirror.run();
  expect(readFileSync(join(folder, 'mfe-a/.pointer'), 'utf8')).toBe('r1\nr2\n');
});

test('a release that has left the bucket is removed an hour later', async () => {
  await mirror.run(0);
  releases = ['r1'];
  await mirror.run(0);
  await mirror.run(HOUR_MS - 1);
  expect(has('r2')).toBe(true);
  await mirror.run(HOUR_MS);
  expect([has('r1'), has('r2')]).toEqual([true, false]);
});

test('a release that the folder had before stays', async () => {
  mkdirSync(join(folder, 'mfe-a/before'));
  for (const now of [0, HOUR_MS, 2 * HOUR_MS]) await mirror.run(now);
  expect(has('before')).toBe(true);
});

test('an empty bucket removes nothing', async () => {
  await mirror.run(0);
  releases = [];
  for (const now of [0, HOUR_MS, 2 * HOUR_MS]) await mirror.run(now);
  expect([has('r1'), has('r2')]).toEqual([true, true]);
});
