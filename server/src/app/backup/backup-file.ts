import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A backup is a compressed text of such lines, in this order, each in JSON. */
export type BackupLine =
  | { kind: 'start'; format: typeof BACKUP_FORMAT; madeAt: string; migrations: Record<string, string> }
  /** Rows as PostgreSQL writes them down, so that nothing is lost or rounded on the way. */
  | { kind: 'rows'; table: string; rows: string[] }
  | { kind: 'sequence'; name: string; value: string }
  /** A part of a file of the release store; the first part of each has the offset 0. */
  | { kind: 'file'; path: string; offset: number; base64: string }
  /** SHA-256 of all lines before it. */
  | { kind: 'end'; sha256: string };

export const BACKUP_FORMAT = 'back-office backup 1';

type Lines = AsyncIterable<BackupLine> | Iterable<BackupLine>;

async function* sealed(parts: Lines[]): AsyncGenerator<string> {
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

/** Writes the lines compressed, and at their end a hash that shows whether they are whole. */
export async function writeBackup(parts: Lines[], target: Writable): Promise<void> {
  await pipeline(Readable.from(sealed(parts)), createGzip(), target);
}

/** Why no backup can be read from a file, in one sentence. */
export class BackupError extends Error {
  override name = 'BackupError';
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  source.pipe(text);
  text.setEncoding('utf8');
  // A line may be megabytes long: it is put together once.
  let line: string[] = [];
  for await (const part of text as AsyncIterable<string>) {
    const [end = '', ...others] = part.split('\n');
    line.push(end);
    for (const other of others) {
      yield line.join('');
      line = [other];
    }
  }
  const rest = line.join('');
  if (rest) yield rest;
}

/** Undefined for an error of the reader's own, not of the file. */
function sentenceFor(file: string, error: unknown): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'Z_BUF_ERROR') return `${file} is not a whole backup: it ends too early.`;
  if (code.startsWith('Z_')) return `${file} is not a backup, or was damaged.`;
  return /^E[A-Z]+$/.test(code) ? `${file} can't be read (${code}).` : undefined;
}

/**
 * The lines of a backup, its end left out.
 *
 * @throws {BackupError} when it is none, is damaged or is not whole, at its end at the latest: read it once before you believe it
 */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  let isFirst = true;
  let seal: string | undefined;
  try {
    for await (const text of linesOf(file)) {
      const line = parse(text);
      if (!line || (isFirst && (line.kind !== 'start' || (line.format as string) !== BACKUP_FORMAT)))
        throw new BackupError(`${file} is not a backup that this release can read.`);
      isFirst = false;
      if (line.kind === 'end') seal = line.sha256;
      else {
        hash.update(`${text}\n`);
        yield line;
      }
    }
  } catch (error) {
    const sentence = sentenceFor(file, error);
    throw sentence === undefined ? error : new BackupError(sentence, { cause: error });
  }
  if (!seal) throw new BackupError(`${file} is not a whole backup: it ends too early.`);
  if (seal !== hash.digest('hex')) throw new BackupError(`${file} was changed since it was made.`);
}

function parse(text: string): BackupLine | undefined {
  try {
    return JSON.parse(text) as BackupLine;
  } catch {
    return undefined;
  }
}
