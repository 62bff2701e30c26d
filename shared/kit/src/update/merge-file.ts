import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Merges a changed template into a team's file, as Git does.
 *
 * @returns the merged text, with Git's markers where both have changed the same lines
 */
export function mergeFile(texts: { own: string; before: string; now: string }): {
  text: string;
  hasConflicts: boolean;
} {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  try {
    for (const [name, text] of Object.entries(texts)) writeFileSync(`${folder}/${name}`, text);
    const labels = ['-L', 'yours', '-L', 'template before', '-L', 'template now'];
    const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...labels, 'own', 'before', 'now'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status === null || status < 0 || status > 127) throw new Error('git merge-file has failed.');
    return { text: stdout, hasConflicts: status > 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
