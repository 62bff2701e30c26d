import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { BackupError, type BackupLine } from './backup-file';

const PART_BYTES = 768 * 1024;

type FileLine = Extract<BackupLine, { kind: 'file' }>;

/** Yields the files of the release store, without incomplete releases. */
export function* storeLines(store: string): Generator<FileLine> {
  if (!existsSync(store)) return;
  const entries = readdirSync(store, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(store.length + 1))
    .filter((path) => !path.includes('.part/') && !path.endsWith(DRAFT));
  for (const path of files.sort()) {
    const bytes = readFileSync(`${store}/${path}`);
    for (let offset = 0; offset === 0 || offset < bytes.length; offset += PART_BYTES)
      yield { kind: 'file', path, offset, content: bytes.subarray(offset, offset + PART_BYTES) };
  }
}

const PATH = /^(?!.*(^|\/)\.\.?(\/|$))[\w.-]+(\/[\w.-]+)+$/;
const DRAFT = '.restored';

/**
 * Adds the files of a backup to a release store, as drafts until the backup is known to be complete. Existing files are kept,
 * because a release never changes.
 */
export function storeWriter(store: string) {
  const drafts: string[] = [];
  let open: { path: string; handle: number } | undefined;
  const finish = () => {
    if (open) closeSync(open.handle);
    open = undefined;
  };
  return {
    take(line: FileLine): void {
      if (!PATH.test(line.path)) throw new BackupError(`A backup cannot contain the file ${line.path}.`);
      const path = `${store}/${line.path}`;
      if (line.offset === 0) {
        finish();
        if (existsSync(path)) return;
        mkdirSync(dirname(path), { recursive: true });
        open = { path, handle: openSync(`${path}${DRAFT}`, 'w') };
        drafts.push(path);
      }
      if (open?.path === path) writeSync(open.handle, line.content);
    },
    keep(): void {
      finish();
      for (const path of drafts.splice(0)) renameSync(`${path}${DRAFT}`, path);
    },
    /** Removes drafts; files that were kept remain. */
    discard(): void {
      finish();
      for (const path of drafts.splice(0)) rmSync(`${path}${DRAFT}`, { force: true });
    },
  };
}
