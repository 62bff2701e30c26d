import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { BackupLine } from './backup-lines';

const PART_BYTES = 768 * 1024;

/** Files of the release store; what is half stored is left out. */
export function* storeLines(store: string): Generator<BackupLine> {
  if (!existsSync(store)) return;
  const entries = readdirSync(store, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(store.length + 1))
    .filter((path) => !path.includes('.part/'));
  for (const path of files.sort()) {
    const bytes = readFileSync(`${store}/${path}`);
    for (let offset = 0; offset === 0 || offset < bytes.length; offset += PART_BYTES)
      yield {
        kind: 'file',
        path,
        offset,
        base64: bytes.subarray(offset, offset + PART_BYTES).toString('base64'),
      };
  }
}
