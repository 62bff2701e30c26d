import { createHash } from 'node:crypto';
import { Readable, PassThrough, type Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';

/** The lines of a backup, in this order, each in JSON; the text is compressed. */
export type BackupLine =
  | { kind: 'start'; format: string; madeAt: string; migrations: Record<string, string> }
  /** A part of a table in PostgreSQL's COPY format, with arbitrary boundaries: lossless. */
  | { kind: 'copy'; table: string; columns: string[]; content: Buffer }
  /** Marks the end of a table, with its number of rows. */
  | { kind: 'copied'; table: string; columns: string[]; rows: number }
  | { kind: 'sequence'; name: string; value: string }
  /** A part of a file of the release store; the first part of each has the offset 0. */
  | { kind: 'file'; path: string; offset: number; content: Buffer }
  /** Rows in the earlier format, as PostgreSQL writes composite values. */
  | { kind: 'rows'; table: string; rows: string[] };

/** A line in the file: one with `bytes` is followed by that many raw bytes. */
type WrittenLine =
  | (BackupLine & { bytes?: number; base64?: string })
  /** The SHA-256 of everything before it. */
  | { kind: 'end'; sha256: string; bytes?: never; base64?: never };

export const BACKUP_FORMAT = 'back-office backup 2';
const READABLE = ['back-office backup 1', BACKUP_FORMAT];
const MAX_CONTENT_BYTES = 16 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

type Lines = AsyncIterable<BackupLine> | Iterable<BackupLine>;

async function* sealed(parts: Lines[]): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (const lines of parts) {
    for await (const line of lines) {
      const { content, ...fields } = { content: undefined, ...line };
      const head = Buffer.from(`${JSON.stringify({ ...fields, bytes: content?.length })}\n`);
      for (const bytes of content ? [head, content] : [head]) {
        hash.update(bytes);
        yield bytes;
      }
    }
  }
  const end: WrittenLine = { kind: 'end', sha256: hash.digest('hex') };
  yield Buffer.from(`${JSON.stringify(end)}\n`);
}

/** Writes the lines compressed, followed by a hash that proves their integrity. */
export async function writeBackup(parts: Lines[], counter: Transform, target: Writable): Promise<void> {
  // Most content is encrypted, in base64: searching for repetitions takes four times as long and saves a fortieth.
  const gzip = createGzip({ strategy: constants.Z_HUFFMAN_ONLY, chunkSize: CHUNK_BYTES });
  await pipeline(Readable.from(sealed(parts), { highWaterMark: 4 }), gzip, counter, target);
}

/** The reason why a backup cannot be read or restored, in one sentence. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Reads lines and bytes from a stream in turn. */
function readerOf(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer | undefined = Buffer.alloc(0);
  const next = async () => {
    const { value, done } = (await chunks.next()) as IteratorResult<Buffer, undefined>;
    return done ? undefined : value;
  };
  return {
    /** Undefined at the end. */
    async line(): Promise<string | undefined> {
      const parts: Buffer[] = [];
      for (; rest; rest = await next()) {
        const end = rest.indexOf(10);
        parts.push(end < 0 ? rest : rest.subarray(0, end));
        if (end < 0) continue;
        rest = rest.subarray(end + 1);
        return Buffer.concat(parts).toString();
      }
      return Buffer.concat(parts).toString() || undefined;
    },
    /** Returns fewer bytes at the end. */
    async bytes(count: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      let missing = count;
      for (; rest; rest = await next()) {
        const part = rest.subarray(0, missing);
        parts.push(part);
        missing -= part.length;
        rest = rest.subarray(part.length);
        if (missing === 0) break;
      }
      return Buffer.concat(parts);
    },
  };
}

/** Undefined for errors of the reader itself, which do not concern the file. */
function sentenceFor(name: string, error: unknown): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `The file ${name} does not exist.`;
  if (code === 'Z_BUF_ERROR') return `${name} is incomplete.`;
  if (code.startsWith('Z_')) return `${name} is not a backup or is damaged.`;
  return /^E[A-Z]+$/.test(code) ? `Could not read ${name} (${code}).` : undefined;
}

/**
 * Yields the lines of a backup without its end; the first is a start. Reads as the lines are consumed.
 *
 * @param name of the backup in error messages
 * @param counter stream that the read bytes pass through
 * @throws {BackupError} when the file is not a backup, is damaged or incomplete: at the latest after the last line, so that the
 *   lines must not be trusted before
 */
export async function* readBackup(
  source: Readable,
  name: string,
  counter: Transform = new PassThrough(),
): AsyncGenerator<BackupLine, void> {
  const hash = createHash('sha256');
  const text = createGunzip({ chunkSize: CHUNK_BYTES });
  // Its error also ends the text, where the loop gets it.
  pipeline(source, counter, text).catch(() => {});
  const reader = readerOf(text);
  let isFirst = true;
  let seal: string | undefined;
  try {
    for (let json = await reader.line(); json !== undefined; json = await reader.line()) {
      const line = parse(json);
      if (!line || (isFirst && (line.kind !== 'start' || !READABLE.includes(line.format))))
        throw new BackupError(`${name} is not a backup that this release can read.`);
      isFirst = false;
      if (line.kind === 'end') {
        seal = line.sha256;
        continue;
      }
      hash.update(`${json}\n`);
      const { bytes, base64, ...fields } = line;
      let content: Buffer | undefined = base64 === undefined ? undefined : Buffer.from(base64, 'base64');
      if (bytes !== undefined) {
        if (!(bytes <= MAX_CONTENT_BYTES)) throw new BackupError(`${name} is not a backup or is damaged.`);
        content = await reader.bytes(bytes);
        hash.update(content);
      }
      yield (content ? { ...fields, content } : fields) as BackupLine;
    }
  } catch (error) {
    const sentence = sentenceFor(name, error);
    throw sentence === undefined ? error : new BackupError(sentence, { cause: error });
  } finally {
    text.destroy();
  }
  if (!seal) throw new BackupError(`${name} is incomplete.`);
  if (seal !== hash.digest('hex')) throw new BackupError(`${name} was changed after the backup was created.`);
}

function parse(text: string): WrittenLine | undefined {
  try {
    return JSON.parse(text) as WrittenLine;
  } catch {
    return undefined;
  }
}
