import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { BackupError } from './read-backup';
import type { BackupLine } from './backup-lines';

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
