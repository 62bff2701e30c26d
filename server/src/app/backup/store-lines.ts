import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { BackupError, type BackupLine } from './backup-file';

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

const PATH = /^(?!.*(^|\/)\.\.?(\/|$))[\w.-]+(\/[\w.-]+)+$/;

/** Adds the files of a backup to a release store. What is there already stays: a release never changes. */
export async function restoreStore(store: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  let draft: { path: string; handle: number } | undefined;
  const finish = () => {
    if (!draft) return;
    closeSync(draft.handle);
    renameSync(`${draft.path}.restored`, draft.path);
    draft = undefined;
  };
  for await (const line of lines) {
    if (line.kind !== 'file') continue;
    if (!PATH.test(line.path)) throw new BackupError(`A backup can't hold the file ${line.path}.`);
    const path = `${store}/${line.path}`;
    if (line.offset === 0) {
      finish();
      if (existsSync(path)) continue;
      mkdirSync(dirname(path), { recursive: true });
      draft = { path, handle: openSync(`${path}.restored`, 'w') };
    }
    if (draft?.path === path) writeSync(draft.handle, Buffer.from(line.base64, 'base64'));
  }
  finish();
}
