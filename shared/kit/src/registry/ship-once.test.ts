import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ReleaseUploadResponse, RemotePointer } from '@backoffice/contract';
import { shipOnce } from './ship-once';

/** A fake registry with one remote. */
class Registry {
  live: string | null = null;
  uploaded = '';
  promoted: string[] = [];

  upload = (_remote: string, release: string, packed: Buffer) => {
    this.uploaded = gunzipSync(packed).toString();
    const wasLive = this.promoted.includes(release);
    return Promise.resolve({ live: this.live, wasLive } as ReleaseUploadResponse);
  };

  promote = (_remote: string, release: string) => {
    this.promoted.push(release);
    this.live = release;
    return Promise.resolve({} as RemotePointer);
  };
}

let registry: Registry;
beforeEach(() => (registry = new Registry()));

function ship(release: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  writeFileSync(`${folder}/entry.js`, `entry of ${release}`);
  writeFileSync(`${folder}/built-from`, 'a note of the build');
  return shipOnce({ remote: 'mfe-merchant', release, folder }, registry);
}

test('a new release is uploaded without the note of the build, and made live', async () => {
  expect(await ship('r1')).toBe('mfe-merchant r1 is live.');
  expect(registry.live).toBe('r1');
  expect(registry.uploaded).toContain('entry of r1');
  expect(registry.uploaded).not.toContain('note of the build');
});

test('a program that runs again does not undo a rollback', async () => {
  await ship('r1');
  await ship('r2');
  registry.live = 'r1';
  expect(await ship('r2')).toBe('mfe-merchant r2 was shipped before; r1 is live.');
  expect(registry.live).toBe('r1');
});

test('a release that was uploaded, but not promoted, is promoted by the next run', async () => {
  await ship('r1');
  const { promote } = registry;
  registry.promote = () => Promise.reject(new Error('away'));
  await expect(ship('r2')).rejects.toThrow('away');
  registry.promote = promote;
  expect(await ship('r2')).toBe('mfe-merchant r2 is live.');
});

test('a remote that was retired is live again', async () => {
  await ship('r1');
  registry.live = null;
  expect(await ship('r1')).toBe('mfe-merchant r1 is live.');
});
