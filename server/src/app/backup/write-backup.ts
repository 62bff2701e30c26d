import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BackupLine } from './backup-lines';

async function* sealed(parts: (AsyncIterable<BackupLine> | Iterable<BackupLine>)[]): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for (const lines of parts) {
    for await (const line of lines) {
      const text = `${JSON.stringify(line)}\n`;
      hash.update(text);
      yield text;
    }
  }
  const end: BackupLine = { kind: 'end', sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

/** Writes the lines compressed, and under a seal that shows whether they are whole. */
export async function writeBackup(
  parts: (AsyncIterable<BackupLine> | Iterable<BackupLine>)[],
  target: Writable,
): Promise<void> {
  await pipeline(Readable.from(sealed(parts)), createGzip(), target);
}
